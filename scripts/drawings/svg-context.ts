import type { PaintContext } from '@/components/aircraft/paint';

/** A curve that is shorter than this is left out, in units of the drawing, and one that is not much longer is a line. */
const [SHORTEST, STRAIGHT] = [4, 14];

export type SvgContext = PaintContext & {
  /** Writes words around x, y in the colour of fills. They take the fonts of the system: a file has none of its own. */
  text(words: string, x: number, y: number, size: number): void;
  /** All that was painted as an SVG file. `background` is markup that lies below it. */
  file(background?: string): string;
};

/**
 * A canvas context that writes SVG, in whole units from point to point: draw large. Lines keep their width in pixels
 * however large the drawing is shown. Curves outside the drawing are left out.
 */
export function svgContext(width: number, height: number): SvgContext {
  const elements: { data: string; attributes: string; words?: string }[] = [];
  let data = '';
  /** The start of a line that has not gone anywhere yet. */
  let start = '';
  let [lastLetter, dash] = ['', ''];
  /** The pen's place, and the last place that is written. */
  let [x, y, writtenX, writtenY] = [Number.NaN, Number.NaN, 0, 0];
  const go = (toX: number, toY: number) => ([x, y] = [toX, toY]);
  const moveTo = (toX: number, toY: number) => {
    if (toX === x && toY === y) return;
    go(toX, toY);
    [writtenX, writtenY] = [Math.round(x), Math.round(y)];
    start = `M${writtenX} ${writtenY}`;
  };
  const write = (letter: string, ...places: number[]) => {
    const moves = places.map((place, i) => Math.round(place) - (i % 2 ? writtenY : writtenX));
    const [right = 0, down = 0] = moves.slice(-2);
    if (!right && !down) return;
    const numbers = moves.join(' ').replaceAll(' -', '-');
    // A letter that goes on needs no repetition.
    const lead = start || letter !== lastLetter ? letter : numbers.startsWith('-') ? '' : ' ';
    data += `${start}${lead}${numbers}`;
    [start, lastLetter, writtenX, writtenY] = ['', letter, writtenX + right, writtenY + down];
  };
  const isOutside = (toX: number, toY: number) => toX < 0 || toX > width || toY < 0 || toY > height;
  const context: SvgContext = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    globalAlpha: 1,
    beginPath() {
      [data, start, x] = ['', '', Number.NaN];
    },
    moveTo,
    lineTo(toX, toY) {
      go(toX, toY);
      write('l', toX, toY);
    },
    quadraticCurveTo(x1, y1, toX, toY) {
      const wasOutside = isOutside(x, y);
      if (wasOutside && isOutside(toX, toY)) return moveTo(toX, toY);
      go(toX, toY);
      const length = Math.hypot(toX - writtenX, toY - writtenY);
      if (length > STRAIGHT) write('q', x1, y1, toX, toY);
      else if (length > SHORTEST) write('l', toX, toY);
    },
    rect(left, top, wide, tall) {
      moveTo(left, top);
      context.lineTo(left + wide, top);
      context.lineTo(left + wide, top + tall);
      context.lineTo(left, top + tall);
      context.closePath();
    },
    closePath() {
      if (!start) data += 'z';
      [start, lastLetter, x] = ['', '', Number.NaN];
    },
    fill() {
      const attributes = ` fill="${context.fillStyle}"${opacityOf('fill', context.globalAlpha)}`;
      // What is covered as a whole is not written.
      if (elements.at(-1)?.data === data && context.globalAlpha === 1) elements.pop();
      if (data) elements.push({ data, attributes });
    },
    stroke() {
      const wide = context.lineWidth === 1 ? '' : ` stroke-width="${context.lineWidth}"`;
      const attributes = ` stroke="${context.strokeStyle}"${wide}${opacityOf('stroke', context.globalAlpha)}${dash}`;
      const last = elements.at(-1);
      if (last?.data === data && !last.attributes.includes('stroke=')) last.attributes += attributes;
      else if (last?.attributes === attributes) last.data += data;
      else if (data) elements.push({ data, attributes });
    },
    setLineDash(lengths) {
      const all = [...lengths];
      dash = all.length > 0 ? ` stroke-dasharray="${all.join(' ')}"` : '';
    },
    text(words, left, top, size) {
      const place = ` x="${Math.round(left)}" y="${Math.round(top)}" dy=".35em" font-size="${size}"`;
      elements.push({ data: '', attributes: `${place} fill="${context.fillStyle}"`, words });
    },
    file(background = '') {
      const painted = elements.map(({ data: d, attributes, words }) =>
        words
          ? `<text${attributes}>${words}</text>`
          : `<path vector-effect="non-scaling-stroke" d="${d}"${attributes}/>`,
      );
      const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
      const ends =
        'stroke-linecap="round" stroke-linejoin="round" text-anchor="middle" font-family="sans-serif"';
      return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" ${ends}>${background}${painted.join('')}</svg>\n`;
    },
  };
  return context;
}

const opacityOf = (what: 'fill' | 'stroke', alpha: number) =>
  alpha === 1 ? '' : ` ${what}-opacity="${Number(alpha.toFixed(2))}"`;
