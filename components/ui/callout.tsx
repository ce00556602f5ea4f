import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { filled, marked } from './drawing';

type CalloutMarkProps = { number: number; at: readonly [number, number]; to: readonly [number, number] };

/** A numbered ring with a line to the part it names. */
export function CalloutMark({ number, at: [x, y], to: [toX, toY] }: CalloutMarkProps) {
  const [right, down] = [toX - x, toY - y];
  return (
    <g transform={`translate(${x} ${y})`} {...marked}>
      <path d={`M0 0L${right} ${down}`} />
      <circle cx={right} cy={down} r="2.5" fill="currentColor" />
      <circle className="[r:var(--ring)]" {...filled} />
      <text dy=".35em" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}

/** A measurement in a drawing. Its halo keeps it readable over the lines it crosses. */
export function Dimension(props: ComponentProps<'text'>) {
  return <text paintOrder="stroke" stroke="var(--ground)" strokeWidth="6" {...props} />;
}

/** The list of the parts that a drawing numbers. */
export const numberedList = clsx(
  'grid border-b border-line *:relative *:border-t *:border-line *:py-2 *:pl-8 max-sm:text-[0.9375rem] max-sm:leading-snug',
  'sm:*:py-3 sm:*:pl-11',
  '*:before:absolute *:before:left-0 *:before:text-accent-text *:before:tabular-nums *:before:content-[counter(list-item)]',
);
