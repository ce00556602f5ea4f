type CalloutMarkProps = { number: number; at: readonly [number, number]; to: readonly [number, number] };

/** A numbered ring and the line from it to the part it names. */
export function CalloutMark({ number, at: [x, y], to: [toX, toY] }: CalloutMarkProps) {
  return (
    <g className="mark">
      <path d={`M${x} ${y}L${toX} ${toY}`} />
      <circle cx={toX} cy={toY} r="2.5" fill="currentColor" />
      <circle cx={x} cy={y} className="number" />
      <text x={x} y={y} dy=".35em" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}
