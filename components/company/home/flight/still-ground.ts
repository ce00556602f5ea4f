import { lensOf } from '@/lib/airframe/trace';
import { frame, square } from './fix';
import { earthOf, type Pen, strengths, trail, trailCountry } from './ground';
import type { Moment, Place } from './story';

/** Writes lines down as the path of a drawing, in whole units. */
function written(draw: (pen: Pen) => void): string {
  let path = '';
  const add =
    (letter: string) =>
    (...places: number[]) => {
      path += letter + places.map(Math.round).join(' ');
    };
  draw({ moveTo: add('M'), lineTo: add('L'), quadraticCurveTo: add('Q') });
  return path;
}

/** The ground under a still, and what belongs to the moment: the square with its map, and what is left of the satellites. */
export function stillGround(place: Place, moment: Moment, view: Parameters<typeof lensOf>[0]): string {
  const earth = earthOf(place, moment);
  const path = (draw: (pen: Pen) => void, attributes = '') =>
    `<path vector-effect="non-scaling-stroke" fill="none" d="${written(draw)}"${attributes}/>`;
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
