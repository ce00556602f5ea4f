import { clsx } from 'clsx';
import { ARCH_SIZE, archLine } from './arch';
import { LineArt } from './line-art';

type OrnamentProps = { className?: string };

const turns = (count: number) => Array.from({ length: count }, (_, index) => (360 / count) * index);

/** An open lotus seen from above, in thin lines. */
export function Lotus({ className }: OrnamentProps) {
  return (
    <LineArt viewBox="-50 -50 100 100" className={className}>
      {turns(8).map((angle) => (
        <path key={angle} transform={`rotate(${angle + 22.5})`} d="M0-16C9-26 9-38 0-48C-9-38-9-26 0-16Z" />
      ))}
      {turns(8).map((angle) => (
        <path key={angle} transform={`rotate(${angle})`} d="M0-9C7-18 7-29 0-38C-7-29-7-18 0-9Z" />
      ))}
      <circle r="8" />
      <circle r="3" />
    </LineArt>
  );
}

/** A gate: two nested cusped arches on their pillars. */
export function Torana({ className }: OrnamentProps) {
  const { width, height } = ARCH_SIZE;
  return (
    <LineArt
      viewBox={`-24 -30 ${width + 48} ${height + 30}`}
      preserveAspectRatio="xMidYMax"
      className={className}
    >
      <path d={archLine} />
      <path d={archLine} transform="translate(-20 -25) scale(1.1 1.05)" strokeOpacity={0.5} />
      <path d={archLine} transform="translate(20 24) scale(0.9 0.952)" strokeOpacity={0.5} />
    </LineArt>
  );
}

/** A hairline with a small lotus in the middle, between two parts of a page. */
export function Divider({ className }: OrnamentProps) {
  return (
    <div aria-hidden="true" className={clsx('flex items-center gap-4 text-turmeric', className)}>
      <span className="h-px flex-1 bg-line" />
      <Lotus className="size-8" />
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}
