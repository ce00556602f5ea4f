import { dashed, faint, filled, marked } from '@/components/ui/drawing';
import { airframe } from '@/content/company/drone';
import { Dimension } from './dimension';

const booms = [195, 405];

/** Seen from the front, below the plan and at the same scale. */
export function AirframeFront() {
  return (
    <>
      <path d="M195 500 300 452 405 500" {...faint} />
      <path d="M300 490 40 482l-4-30M300 502 40 488M300 490l260-8 4-30M300 502l260-14" />
      {booms.map((x) => (
        <g key={x}>
          <path d={`M${x - 52} 470h104`} {...dashed} />
          <path d={`M${x - 5} 472h10v20h-10zM${x} 508v48m-12 0h24`} />
          <circle cx={x} cy="498" r="9" {...filled} />
        </g>
      ))}
      <ellipse cx="300" cy="498" rx="28" ry="30" {...filled} />
      <path d="M274 508q26 14 52 0" {...faint} />
      <circle cx="300" cy="536" r="15" {...filled} />
      <circle cx="303" cy="539" r="6" {...marked} />
      <path d="M36 586h528M36 580v12M564 580v12" {...faint} />
      <Dimension x="150" y="579" textAnchor="middle">
        {airframe.span}
      </Dimension>
    </>
  );
}
