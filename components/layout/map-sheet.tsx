import { Drawing, dashed, filled, marked } from '@/components/ui/drawing';
import { StillDrawing } from '@/components/ui/still-drawing';

const columns = ['1', '2', '3', '4', '5'];
const rows = ['A', 'B', 'C'];
const columnAt = (i: number) => 89 + 124 * i;
const rowAt = (i: number) => 96 + 145 * i;

/** A contour map with grid lines, and a track that has just led off its edge. */
export const MapSheet = () => (
  <div className="pb-[7%] pl-[9%] max-sm:pr-6">
    <div className="relative">
      <StillDrawing name="map-sheet" alt="" width={1364} height={964} />
      <Drawing viewBox="0 0 682 482" className="absolute inset-0 text-[32px] sm:text-[20px] lg:text-[17px]">
        <g strokeOpacity=".22">
          <path d={columns.map((_, i) => `M${columnAt(i)} 1v480`).join('')} />
          <path d={rows.map((_, i) => `M1 ${rowAt(i)}h680`).join('')} />
        </g>
        {columns.map((text, i) => (
          <text key={text} x={columnAt(i)} y={482} dy="1.2em" textAnchor="middle">
            {text}
          </text>
        ))}
        {rows.map((text, i) => (
          <text key={text} x={-10} y={rowAt(i)} dy=".35em" textAnchor="end">
            {text}
          </text>
        ))}
        <g {...marked}>
          <path
            d="M81 401C171 331 271 391 361 291S531 241 631 151Q667 119 717 98"
            strokeWidth="2.5"
            {...dashed}
          />
          <circle cx="81" cy="401" r="6" {...filled} />
          <circle cx="361" cy="291" r="4" {...filled} />
        </g>
        <image
          href="/drawings/plan-view.svg"
          x={662}
          y={40}
          width={110}
          height={110}
          transform="rotate(-22 717 95)"
        />
      </Drawing>
    </div>
  </div>
);
