import { clsx } from 'clsx';
import { Drawing, dashed, filled, marked } from '@/components/ui/drawing';
import { StillDrawing } from '@/components/ui/still-drawing';

type MapSheetProps = { degrees: { east: readonly string[]; north: readonly string[] } };

// At 31° N, degrees of longitude and latitude are in the ratio 6 to 7.
const eastAt = (i: number) => 89 + 124 * i;
const northAt = (i: number) => 96 + 145 * i;

/** A contour map with grid lines and a track that runs off its edge. */
export function MapSheet({ degrees: { east, north } }: MapSheetProps) {
  return (
    <div className="pb-[7%] pl-[12.5%] max-sm:pr-3 sm:pl-[9%]">
      <div className="relative">
        <StillDrawing name="map-sheet" alt="" width={1364} height={964} />
        <Drawing viewBox="0 0 682 482" className="absolute inset-0 text-[32px] sm:text-[20px] lg:text-[17px]">
          <g strokeOpacity=".22">
            <path d={east.map((_, i) => `M${eastAt(i)} 1v480`).join('')} />
            <path d={north.map((_, i) => `M1 ${northAt(i)}h680`).join('')} />
          </g>
          {east.map((text, i) => (
            <text
              key={text}
              x={eastAt(i)}
              y={482}
              dy="1.2em"
              textAnchor="middle"
              className={clsx(i % 2 && 'max-sm:hidden')}
            >
              {text}
            </text>
          ))}
          {north.map((text, i) => (
            <text key={text} x={-10} y={northAt(i)} dy=".35em" textAnchor="end">
              {text}
            </text>
          ))}
          <g {...marked}>
            <path
              d="M81 401C171 331 271 391 361 291S531 241 631 151Q691 97 791 77T1900-40"
              strokeWidth="2.5"
              {...dashed}
            />
            <circle cx="81" cy="401" r="6" {...filled} />
            <circle cx="361" cy="291" r="4" {...filled} />
            <path d="M693 87l28 28m0-28-28 28" strokeWidth="3" />
          </g>
        </Drawing>
      </div>
    </div>
  );
}
