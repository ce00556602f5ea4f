import { clsx } from 'clsx';

/** A list of short points, each after a dash. */
export function PointList({ points, className }: { points: readonly string[]; className?: string }) {
  return (
    <ul
      className={clsx(
        'grid max-w-prose gap-2 *:text-balance *:relative *:pl-5',
        '*:before:absolute *:before:top-[0.8em] *:before:left-0 *:before:h-px *:before:w-3 *:before:bg-control',
        className,
      )}
    >
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
