import { Drawing } from '@/components/ui/drawing';
import { CalloutMark } from '../technology/callout-mark';

type Point = readonly [number, number];
const [LEFT, RIGHT] = [14, 690];
/** For each call-out: its ring and the part it names, in the order of the list. */
const marks: readonly (readonly [Point, Point])[] = [
  [
    [RIGHT, 384],
    [352, 398],
  ],
  [
    [RIGHT, 66],
    [435, 84],
  ],
  [
    [LEFT, 196],
    [165, 190],
  ],
  [
    [LEFT, 118],
    [352, 142],
  ],
  [
    [RIGHT, 236],
    [352, 194],
  ],
  [
    [RIGHT, 292],
    [352, 268],
  ],
  [
    [LEFT, 290],
    [308, 302],
  ],
];
/**
 * The prototype from above and from the front, at the same scale, made from the mesh that the renders agree with. Its
 * lines are an image, which a phone fetches only when it comes near.
 */
export function AirframeDrawing({ description }: { description: string }) {
  return (
    <div className="absolute inset-0 text-ink [forced-color-adjust:none] forced-colors:bg-canvas">
      {/* biome-ignore lint/performance/noImgElement: a drawing has one size for all screens */}
      <img
        src="/drawings/plan.svg"
        alt={description}
        width={1267}
        height={749}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-contain print:invert"
      />
      <Drawing viewBox="0 0 704 416" className="relative h-full forced-colors:[--ground:var(--canvas)]">
        {marks.map(([at, to], index) => (
          <CalloutMark key={`${at}`} number={index + 1} at={at} to={to} />
        ))}
      </Drawing>
    </div>
  );
}
