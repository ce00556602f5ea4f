import { StillDrawing } from '@/components/aircraft/still-drawing';
import { Dimension } from '@/components/ui/callout';
import { Drawing, dashed, filled, marked } from '@/components/ui/drawing';

type MapSheetProps = { names: readonly { text: string; x: number; y: number }[] };

/** A sheet of contours, and over it the lines of its grid and a track that runs off its edge. */
export function MapSheet({ names }: MapSheetProps) {
  return (
    <div className="relative pb-[7%]">
      <StillDrawing name="map-sheet" alt="" width={1364} height={964} early className="h-auto w-full" />
      <Drawing viewBox="0 0 682 482" large className="absolute inset-x-0 top-0 lg:text-[17px]">
        <path
          d="M151 1v480M291 1v480M431 1v480M571 1v480M1 121h680M1 241h680M1 361h680"
          strokeOpacity=".22"
        />
        {names.map(({ text, ...at }) => (
          <Dimension key={text} {...at} dy="1.2em" textAnchor="middle">
            {text}
          </Dimension>
        ))}
        <g {...marked}>
          <path d="M81 401C171 331 271 391 361 291S531 241 671 111" strokeWidth="2.5" {...dashed} />
          <path d="M671 111Q731 53 871-39" strokeWidth="2.5" {...dashed} />
          <circle cx="81" cy="401" r="6" {...filled} />
          <circle cx="361" cy="291" r="4" {...filled} />
          <path d="M657 97l28 28M685 97l-28 28" strokeWidth="3" />
        </g>
      </Drawing>
    </div>
  );
}
