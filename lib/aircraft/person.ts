/** The right half of a person of 1.75 m from the front, from crown to crotch: millimetres to the side and above the ground. */
const half =
  '0 1756, 48 1750, 78 1700, 80 1640, 66 1570, 48 1535, 50 1500, 104 1470, 196 1440, 232 1390, 242 1280, 256 1120, 262 980, 268 890, 266 810, 246 742, 226 790, 206 800, 202 720, 172 520, 158 360, 118 130, 136 60, 150 16, 130 0, 62 0, 50 60, 50 130, 52 340, 42 520, 0 790';
/** What is drawn within it: the sleeves, the jacket with its collar, the hair and the tops of the shoes. */
const inner = [
  '172 1340, 182 1180, 198 960, 206 830',
  '206 850, 110 838, 0 834',
  '52 1498, 34 1462, 0 1430, 0 834',
  '79 1650, 50 1690, 0 1700',
  '50 92, 88 100, 122 90',
];

const placesOf = (line: string) =>
  line.split(', ').map((place) => {
    const [side = 0, up = 0] = place.split(' ').map(Number);
    return [side, up] as const;
  });
const mirrored = (places: readonly (readonly [number, number])[]) =>
  places.map(([side, up]) => [-side, up] as const);

/** The outline of the person as places to draw a smooth line around. */
export const personOutline = [...placesOf(half), ...mirrored(placesOf(half)).reverse()];

export const personLines = inner.map(placesOf).flatMap((places) => [places, mirrored(places)]);
