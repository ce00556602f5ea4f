import { filled, marked } from '@/components/ui/drawing';

type CalloutMarkProps = { number: number; at: readonly [number, number]; to: readonly [number, number] };

/** A numbered ring with a line to the part it names. */
export function CalloutMark({ number, at: [x, y], to: [toX, toY] }: CalloutMarkProps) {
  return (
    <g {...marked}>
      <path d={`M${x} ${y}L${toX} ${toY}`} />
      <circle cx={toX} cy={toY} r="2.5" fill="currentColor" />
      <circle cx={x} cy={y} className="[r:var(--ring)]" {...filled} />
      <text x={x} y={y} dy=".35em" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}
