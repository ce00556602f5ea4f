import { outlineAircraft } from '@/components/aircraft/paint';
import { svgContext } from '@/components/aircraft/svg-context';
import { CalloutMark } from '@/components/ui/callout';
import { Drawing, dashed, faint, filled, marked } from '@/components/ui/drawing';
import { mesh } from '@/lib/aircraft/mesh';

const outline = svgContext(0, 0);
const large = mesh.grids.filter(({ part }) => ['body', 'wing', 'boom', 'tail'].includes(part));
// Its camera is at 0, 0, at 100 units a metre.
outlineAircraft(
  outline,
  { turn: 0, tilt: 90, x: 0, y: 88, scale: 100, eye: Number.POSITIVE_INFINITY },
  large,
);

/** Symbols in a 10 × 10 square: console, data core, link, on-board computer, and the sensors: on the aircraft, its camera. */
const layerContents = [
  <>
    <path d="M1 1h5.4v8H1zM7 1h2v3.5H7zM7 5.5h2V9H7z" />
    <path d="M1 6.4l1.4-1 1 1.6L4.8 5l1.6 1M7.4 3.6V2.4M8 3.6V1.8M8.6 3.6V3M7.4 7h1.2M7.4 8h.8" {...faint} />
    <circle cx="5" cy="5" r=".5" {...marked} />
  </>,
  <>
    <path d="M1 5c0-3 2-4 4-4s4 1 4 4-1 4-4 4-4-1-4-4z" {...faint} />
    <path d="M2 5.2C2 3 3.4 2 5 2s3 1 3 3.2S7 8 5 8 2 7.4 2 5.2z" {...faint} />
    <path d="M3 5.2C3 3.8 3.8 3 5 3s2 .8 2 2.2S6.3 7 5 7 3 6.6 3 5.2z" />
    <path d="M4 5.1C4 4.4 4.4 4 5 4s1 .4 1 1.1S5.6 6 5 6s-1-.3-1-.9z" />
  </>,
  <>
    <path d="M1.5 2l3.5 3 3.5-3.5M1.5 8l3.5-3 3.5 3.5M1.5 2v6M8.5 1.5v7" {...faint} {...dashed} />
    {['1.5 2', '1.5 8', '8.5 1.5', '8.5 8.5', '5 5'].map((at) => (
      <path key={at} d={`M${at}m-.5-.5h1v1h-1z`} {...filled} />
    ))}
  </>,
  <>
    <path d="M2.5 2.5h5v5h-5z" />
    <path d="M3.7 3.7h2.6v2.6H3.7z" {...faint} />
    <path
      d="M3.5 2.5V1M5 2.5V1M6.5 2.5V1M3.5 9V7.5M5 9V7.5M6.5 9V7.5M2.5 3.5H1M2.5 5H1M2.5 6.5H1M9 3.5H7.5M9 5H7.5M9 6.5H7.5"
      {...faint}
    />
  </>,
  <>
    <path d={outline.data()} transform="translate(5 5) scale(.02)" />
    <circle cx="5" cy="5" r=".35" {...marked} {...filled} />
  </>,
];

const LEFT = 30;
/** Each layer stands in the middle of a fifth of the drawing, beside its item in a list of equal rows. */
const TOP = 60;
const STEP = 120;
/** Half the width and half the depth of a layer as it appears on the page. */
const HALF = [220, 50] as const;

/** The software's layers as flat squares, from the console down to the sensors, with their numbers unless `plain`. */
export function LayersDrawing({ description, plain }: { description?: string; plain?: boolean }) {
  const [half, depth] = HALF;
  const centre = LEFT + half;
  const bottom = TOP + 4 * STEP;
  const corners = [
    [LEFT, TOP],
    [LEFT + 2 * half, TOP],
    [centre, TOP + depth],
  ] as const;
  return (
    <Drawing
      viewBox={plain ? '0 0 500 600' : '0 0 600 600'}
      description={description}
      className={plain ? 'mx-auto block max-h-80 max-w-sm' : undefined}
    >
      {layerContents
        .map((content, layer) => {
          const y = TOP + layer * STEP;
          return (
            <g key={y}>
              <path d={`M${LEFT} ${y}l${half}-${depth} ${half} ${depth}-${half} ${depth}z`} {...filled} />
              <g transform={`matrix(${half / 10} ${depth / 10} ${half / 10} -${depth / 10} ${LEFT} ${y})`}>
                {content}
              </g>
              {!plain && <CalloutMark number={layer + 1} at={[565, y]} to={[LEFT + 2 * half, y]} />}
            </g>
          );
        })
        .reverse()}
      {corners.map(([x, y]) => (
        <path key={x} d={`M${x} ${y}V${y + bottom - TOP}`} {...faint} {...dashed} />
      ))}
      <path d={`M${centre} ${bottom}V${TOP}`} {...marked} strokeWidth="2" strokeDasharray="1 6" />
    </Drawing>
  );
}
