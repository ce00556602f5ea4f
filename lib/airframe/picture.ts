import type { AirframeMesh, Part } from './mesh';
import mesh from './mesh.json';
import { BLADE_POINTS, loop, type Rotor, rotorsOf } from './rotors';
import { pathOf } from './svg';
import { lensOf, type Traced, trace, type View } from './trace';
import { wiringOf } from './wiring';

const airframe = mesh as AirframeMesh;

type LitPart = Part | 'rotor' | 'pusher';
export const allParts: readonly LitPart[] = [...airframe.grids.map(({ part }) => part), 'rotor', 'pusher'];

/** A place in millimetres: x to the right wing, y aft, z up. */
export type Place = readonly [x: number, y: number, z: number];
/** What is drawn in orange beside the parts: lines, or areas if `filled`. It lies over the airframe unless `behind`. */
export type Mark = {
  lines: readonly (readonly Place[])[];
  filled?: true;
  dashed?: true;
  faint?: true;
  behind?: true;
};

/** The airframe in a picture of 1200 × 900 units: from where it is seen, and what is orange. */
export type AirframePicture = {
  view: View;
  lit?: readonly LitPart[];
  marks?: readonly Mark[] | undefined;
  lift?: number;
};

// A file of its own takes no colours from a page. These are the company's, of app/globals.css.
const SKY = ['#131829', '#1b2140', '#433f63'];
const INK = { line: '#eef1f7', dark: [20, 25, 46], light: [176, 184, 212] };
const MARK = { line: '#f3a45c', dark: [112, 56, 30], light: [255, 190, 124] };
const TONES = 8;
/** Where the light comes from: above, ahead and a little from the right. */
const LIGHT: Place = [0.38, -0.4, 0.83];

/** How bright a face that looks this way is: 0 in the shade, 1 in the light. */
function toneOf([x = 0, y = 0, z = 0]: Float32Array, side: number): number {
  const shine = LIGHT[0] * x * side + LIGHT[1] * y + LIGHT[2] * z;
  return Math.round((0.5 + shine / 2) ** 1.4 * TONES) / TONES;
}

const shade = ({ dark, light }: typeof INK, tone: number) =>
  `rgb(${dark.map((low, i) => Math.round(low + ((light[i] ?? 0) - low) * tone))})`;

const shape = (d: string, attributes: string) => (d ? `<path d="${d}"${attributes}/>` : '');

/** The seen faces of a part, tone by tone, and its outline. */
function solid({ part, points, outline, front, side }: Traced, ink: typeof INK): string {
  const grid = airframe.grids.find((one) => one.part === part);
  if (!grid) return '';
  const { quads, ends, normals } = wiringOf(grid);
  const faces = [
    ...Array.from({ length: quads.length / 4 }, (_, i) => quads.slice(4 * i, 4 * i + 4)),
    ...ends,
  ];
  const tones = new Map<number, string>();
  faces.forEach((corners, face) => {
    if (!front[face]) return;
    const tone = toneOf(normals.subarray(3 * face, 3 * face + 3), side);
    const places = [...corners].map(
      (i) => `${Math.round(points[2 * i] ?? 0)} ${Math.round(points[2 * i + 1] ?? 0)}`,
    );
    tones.set(tone, `${tones.get(tone) ?? ''}M${places.join('L')}z`);
  });
  const filled = [...tones].map(([tone, d]) => {
    const colour = shade(ink, tone);
    return shape(d, ` fill="${colour}" stroke="${colour}"`);
  });
  return filled.join('') + shape(pathOf(points, outline), ` stroke="${ink.line}" stroke-width="2"`);
}

function rotor({ circle, blades }: Rotor, ink: typeof INK): string {
  const two = [...loop(0, BLADE_POINTS), ...loop(BLADE_POINTS, BLADE_POINTS)];
  return (
    shape(
      pathOf(circle, loop(0, circle.length / 2)),
      ` fill="${ink.line}" fill-opacity=".07" stroke="${ink.line}" stroke-opacity=".5" stroke-dasharray="9 11"`,
    ) + shape(pathOf(blades, two), ` fill="${shade(ink, 0.5)}" stroke="${ink.line}" stroke-width="2"`)
  );
}

function mark({ lines, filled, dashed, faint }: Mark, view: View): string {
  const lens = lensOf(view);
  const placed = (place: Place) =>
    lens(...place)
      .map(Math.round)
      .join(' ');
  const d = lines.map((line) => `M${line.map(placed).join('L')}`);
  const look = [
    filled ? ` fill="${MARK.line}" fill-opacity="${faint ? 0.12 : 0.9}"` : '',
    ` stroke="${MARK.line}" stroke-width="${faint ? 2 : 4}"${faint ? ' stroke-opacity=".55"' : ''}`,
    dashed ? ' stroke-dasharray="14 16"' : '',
  ];
  return shape(d.join(filled ? 'z' : ''), look.join(''));
}

/** The picture as an SVG file. */
export function pictureFile({ view, lit = [], marks = [], lift = 0.5 }: AirframePicture): string {
  const inkOf = (part: LitPart) => (lit.includes(part) ? MARK : INK);
  const { lift: discs, pusher } = rotorsOf(airframe, view, lift, 0.6);
  const over = discs.map((each) => rotor(each, inkOf('rotor'))).join('');
  const parts = trace(airframe, view).map(
    (each) => solid(each, inkOf(each.part)) + (each.part === 'spinner' ? rotor(pusher, inkOf('pusher')) : ''),
  );
  const drawn = (behind: boolean) =>
    marks
      .filter((each) => Boolean(each.behind) === behind)
      .map((each) => mark(each, view))
      .join('');
  const stops = SKY.map((colour, i) => `<stop offset="${i / 2}" stop-color="${colour}"/>`).join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">',
    `<linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient><path fill="url(#sky)" d="M0 0h1200v900H0z"/>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    drawn(true),
    view.tilt < 0 ? over : '',
    ...parts,
    view.tilt < 0 ? '' : over,
    drawn(false),
    '</g></svg>',
  ].join('');
}
