import { clsx } from 'clsx';
import { StillDrawing } from '@/components/ui/still-drawing';
import { type Opening, workDrawings } from '@/content/company/openings';

type EndsProps = { of: readonly string[]; className?: string };

/** What the left and right ends of a drawing stand for. */
export const Ends = ({ of, className }: EndsProps) => (
  <p className={clsx('flex justify-between gap-x-4', className)}>
    {of.map((word) => (
      <span key={word}>{word} </span>
    ))}
  </p>
);

/** The drawing of a position's work, with its caption. */
export function WorkDrawing({ of }: { of: Opening['drawing'] }) {
  const { caption, above, below } = workDrawings[of];
  return (
    <figure className="border-y border-ink py-4 text-label">
      {above && <Ends of={above} className="*:first:text-accent-text" />}
      <StillDrawing name={of} alt="" width={1092} height={282} className="my-1" />
      <Ends of={below} />
      <figcaption className="mt-3 text-small text-muted">{caption}</figcaption>
    </figure>
  );
}
