import { lensOf } from '@/lib/airframe/trace';
import { frame, square } from './fix';
import { earthOf, type Pen, strengths, trail, trailCountry } from './ground';
import type { Moment, Place } from './story';

/** In units of the drawing: a shorter step is left out, and a longer one is a curve. */
const [STEP, STRAIGHT] = [4, 14];

/** Writes the lines within the picture down as the path of a drawing, in whole units from where the last step has ended. */
function written({ width, height }: Place, draw: (pen: Pen) => void): string {
  let [path, lastX, lastY] = ['', Number.NaN, 0];
  let outside: [number, number] | undefined;
  const add = (letter: string, ...places: number[]) => {
    const whole = places.map((place, i) => Math.round(place) - (i % 2 ? lastY : lastX));
    [lastX, lastY] = [lastX + (whole.at(-2) ?? 0), lastY + (whole.at(-1) ?? 0)];
    path += letter + whole.join(' ').replaceAll(' -', '-');
  };
  const moveTo = (x: number, y: number) => {
    // Where one run of a line ends, the next begins.
    if (Math.hypot(x - lastX, y - lastY) < STEP) return;
    [lastX, lastY] = [0, 0];
    add('M', x, y);
  };
  draw({
    moveTo(x, y) {
      outside = undefined;
      moveTo(x, y);
    },
    lineTo: (x, y) => add('l', x, y),
    quadraticCurveTo(x1, y1, x, y) {
      const wasOutside = outside;
      outside = x < 0 || x > width || y > height ? [x, y] : undefined;
      if (wasOutside && outside) return;
      if (wasOutside) moveTo(...wasOutside);
      const step = Math.hypot(x - lastX, y - lastY);
      if (step > STRAIGHT) add('q', x1, y1, x, y);
      else if (step > STEP) add('l', x, y);
    },
  });
  // What never got anywhere is a dot.
  return path.replace(/M[^Mlq]*(?=M|$)/g, '');
}

/** The ground under a still, and what belongs to the moment: the square with its map, and what is left of the satellites. */
export function stillGround(place: Place, moment: Moment, view: Parameters<typeof lensOf>[0]): string {
  const earth = earthOf(place, moment);
  const path = (draw: (pen: Pen) => void, attributes = '') =>
    `<path vector-effect="non-scaling-stroke" fill="none" d="${written(place, draw)}"${attributes}/>`;
  const ground = strengths.map(([from, until, strength]) =>
    path((pen) => trailCountry(pen, place, moment, earth, [from, until]), ` stroke-opacity="${strength}"`),
  );
  const map = path((pen) => {
    trail(pen, square, square.lines, earth);
    frame(pen, earth);
  }, ' stroke="var(--mark)"');
  const aircraft = lensOf(view)(0, 0, 190);
  const satellites = place.layout.satellites.map(([partX, partY], i) => {
    const [x, y] = [Math.round(place.width * partX), Math.round(place.height * partY)];
    const kept = 1 - (moment.snapped[i] ?? 0);
    const line = path((pen) => {
      pen.moveTo(x, y + 8);
      pen.lineTo(x + (aircraft[0] - x) * (0.1 + 0.9 * kept), y + (aircraft[1] - y) * (0.1 + 0.9 * kept));
    }, ' stroke-opacity=".6" stroke-dasharray="2 5"');
    return `<path vector-effect="non-scaling-stroke" fill="none" d="M${x - 4} ${y - 4}h8v8h-8zM${x - 15} ${y - 3}h8v6h-8zM${x + 7} ${y - 3}h8v6h-8z"/>${line}`;
  });
  return [...ground, ...(moment.locks ? [map] : []), ...satellites].join('');
}
