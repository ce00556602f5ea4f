import { clsx } from 'clsx';
import { StillDrawing } from '@/components/ui/still-drawing';
import { type Opening, workDrawings } from '@/content/company/openings';

type Drawn = { of: Opening['drawing'] };

/** What the left and right ends of a drawing stand for. */
const Ends = ({ of, className }: { of: readonly string[]; className?: string }) => (
  <p className={clsx('flex justify-between gap-x-4', className)}>
    {of.map((word) => (
      <span key={word}>{word} </span>
    ))}
  </p>
);

/** The drawing of a position's work, with what its ends stand for. */
export function WorkDrawing({ of, className }: Drawn & { className?: string }) {
  const { above, below } = workDrawings[of];
  return (
    <div className={clsx('text-label leading-tight', className)}>
      {above && <Ends of={above} className="pb-1 *:first:text-accent-text" />}
      <StillDrawing name={of} alt="" width={1092} height={282} />
      <Ends of={below} className="pt-1.5" />
    </div>
  );
}

/** The same with its caption. */
export function WorkFigure({ of }: Drawn) {
  return (
    <figure className="border-y border-ink py-4">
      <WorkDrawing of={of} />
      <figcaption className="mt-3 text-small text-muted">{workDrawings[of].caption}</figcaption>
    </figure>
  );
}
