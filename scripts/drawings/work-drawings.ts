import { droneTargets } from '@/content/company/drone';
import type { Opening } from '@/content/company/openings';
import type { Place } from '@/lib/plane';
import { ember, line, paper } from './sheet';

const path = (points: readonly Place[]) =>
  `M${points.map((point) => point.map((each) => Number(each.toFixed(1)))).join('L')}`;
const range = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => from + (i * (to - from)) / (count - 1));

const shape = (d: string, look = '') => `<path vector-effect="non-scaling-stroke" d="${d}" ${look}/>`;
const faint = 'stroke-opacity=".35"';
const strong = 'stroke-width="1.5"';
const inEmber = `stroke="${ember}" stroke-width="2.5"`;

/** How much of the control the rotors keep at an airspeed, between hover and cruise. */
const rotorShare = (speed: number) => 1 / (1 + Math.exp((speed - 10) / 1.7));
const onPlot = (speed: number, share: number): Place => [
  60 + (speed * 1080) / droneTargets.cruiseSpeed,
  300 - 260 * share,
];

/** How control passes from the rotors to the wing, with a test card every 2 m/s. */
function gains(): string {
  const top = droneTargets.cruiseSpeed;
  const speeds = range(4 * top + 1, 0, top);
  const cards = speeds.filter((speed) => speed % 2 === 0);
  return [
    shape(cards.map((speed) => path([onPlot(speed, 0), onPlot(speed, 1)])).join(''), faint),
    shape('M60 40H1140M60 170H1140', faint),
    shape('M60 40V300H1140'),
    shape(path(speeds.map((speed) => onPlot(speed, 1 - rotorShare(speed)))), strong),
    shape(path(speeds.map((speed) => onPlot(speed, rotorShare(speed)))), inEmber),
    ...cards.map((speed) => {
      const [x, y] = onPlot(speed, rotorShare(speed)).map(Math.round);
      return `<circle vector-effect="non-scaling-stroke" cx="${x}" cy="${y}" r="5" fill="${paper}" stroke="${ember}"/>`;
    }),
  ].join('');
}

/** Half the thickness of the wing's section, as part of its chord. */
const half = (at: number) =>
  0.625 * (0.2969 * Math.sqrt(at) - 0.126 * at - 0.3516 * at ** 2 + 0.2843 * at ** 3 - 0.1015 * at ** 4);
const camber = (at: number) => 0.12 * at * (1 - at);
const surface = (side: 1 | -1, inset: number, [from, to]: Place, rise = 0): Place[] =>
  // Closer together where the curve is tight.
  range(31, Math.sqrt(from), Math.sqrt(to))
    .map((root) => root ** 2)
    .map((at) => [60 + 1080 * at, 262 - rise - 1080 * (camber(at) + side * Math.max(half(at) - inset, 0))]);
const section = (inset: number) =>
  path([...surface(1, inset, [inset, 1 - inset]), ...surface(-1, inset, [inset, 1 - inset]).reverse()]);
const upright = (at: number) =>
  path([1, -1].map((side) => surface(side as 1 | -1, 0.011, [at, at])[0] ?? [0, 0]));
const ply = (rise: number) => path(surface(1, 0, [0.05, 0.95], rise));

/** The section of a wing, and above it the plies of its skin. */
const layup = () =>
  [
    shape(section(0), strong),
    shape(section(0.006), faint),
    shape(section(0.011)),
    shape(range(33, 0.08, 0.88).map(upright).join(''), faint),
    shape([0.27, 0.275, 0.33, 0.335].map(upright).join(''), strong),
    shape([36, 108].map(ply).join('')),
    shape(ply(72), inEmber),
  ].join('');

/** A contour around a hill. */
const contour = ([x, y]: Place, radius: number) =>
  `${path(
    range(37, 0, 2 * Math.PI).map((turn) => {
      const bulge = radius * (1 + 0.14 * Math.sin(3 * turn + x) + 0.1 * Math.sin(2 * turn - radius / 60));
      return [x + 1.5 * bulge * Math.cos(turn), y + bulge * Math.sin(turn)];
    }),
  )}Z`;
const onDial = (turn: number, radius: number): Place => [
  1020 + radius * Math.sin(turn * 2 * Math.PI),
  170 - radius * Math.cos(turn * 2 * Math.PI),
];

/** A map in tiles, one of them new, and the second that it took. */
const tile = () =>
  [
    '<clipPath id="map"><path d="M60 35h810v270H60z"/></clipPath><g clip-path="url(#map)" stroke-opacity=".55">',
    shape(
      [
        ...range(6, 22, 122).map((radius) => contour([290, 200], radius)),
        ...range(5, 18, 98).map((radius) => contour([690, 130], radius)),
      ].join(''),
    ),
    '</g>',
    shape('M60 35h810v270H60zM60 125h810M60 215h810'),
    shape(
      range(8, 150, 780)
        .map((x) => `M${x} 35v270`)
        .join(''),
    ),
    shape(
      range(60, 0, 59 / 60)
        .map((turn) => path([onDial(turn, 112), onDial(turn, 124)]))
        .join(''),
    ),
    shape('M600 125h90v90h-90z', `${inEmber} fill="${ember}" fill-opacity=".14"`),
    shape(`${path([[1020, 170], onDial(0, 124)])}M1020 70A100 100 0 1 1 1019 70`, inEmber),
  ].join('');

const file = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="40 20 1120 300" width="1120" height="300" fill="none" stroke="${line}" stroke-linejoin="round">${shapes}</svg>\n`;

/** What the holder of each position makes: ink, with one line in ember. */
export const workDrawings: Record<Opening['drawing'], string> = {
  gains: file(gains()),
  layup: file(layup()),
  tile: file(tile()),
};
