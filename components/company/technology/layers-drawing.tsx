import { Drawing, dashed, faint, filled, marked } from '@/components/ui/drawing';
import { CalloutMark } from './callout-mark';
import { layerContents } from './layer-contents';

const LEFT = 30;
const TOP = 66;
const STEP = 116;
/** Half the width and half the depth of a layer as it appears on the page. */
const HALF = [220, 50] as const;

/** The software's layers as flat squares, from the console down to the sensors. */
export function LayersDrawing({ description }: { description: string }) {
  const [half, depth] = HALF;
  const centre = LEFT + half;
  const bottom = TOP + 4 * STEP;
  const corners = [
    [LEFT, TOP],
    [LEFT + 2 * half, TOP],
    [centre, TOP + depth],
  ] as const;
  return (
    <Drawing viewBox="0 0 600 600" description={description}>
      {layerContents
        .map((content, layer) => {
          const y = TOP + layer * STEP;
          return (
            <g key={y}>
              <path d={`M${LEFT} ${y}l${half}-${depth} ${half} ${depth}-${half} ${depth}z`} {...filled} />
              <g transform={`matrix(${half / 10} ${depth / 10} ${half / 10} -${depth / 10} ${LEFT} ${y})`}>
                {content}
              </g>
              <CalloutMark number={layer + 1} at={[565, y]} to={[LEFT + 2 * half, y]} />
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
