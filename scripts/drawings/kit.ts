import { paintPart, paintRotor } from '@/components/aircraft/paint';
import { standing } from '@/content/company/standing';
import type { Grid, Part } from '@/lib/aircraft/mesh';
import { rotorsOf } from '@/lib/aircraft/rotors';
import { mix, type Point } from '@/lib/aircraft/solids';
import { trace } from '@/lib/aircraft/trace';
import { colourOf } from '../palette';
import { addLine, type Place } from './plane';
import { fine } from './sheet';
import { type SvgContext, svgContext } from './svg-context';

/** What is moulded as one piece: parts of the right half, or of the left one, or the blades of a rotor. A rim is drawn within it, at this part of its size. */
type Piece = {
  parts: readonly Part[] | 'lift' | 'pusher';
  isLeft?: true;
  turn?: number;
  tilt?: number;
  rim?: number;
};
/** A piece, where its middle is from the cell's middle, and the side of the cell that holds it, else the top. */
type Placed = readonly [piece: Piece, x: number, y: number, side?: 'top' | 'left' | 'right'];
/** A subsystem in a cell of the frame. */
type Cell = readonly [of: (typeof standing.rows)[number]['name'], width: number, ...Placed[]];
type Row = readonly [height: number, ...Cell[]];

// From above, with its two hatches.
const body: Piece = { parts: ['body', 'payload', 'battery'], turn: 90 };
const boom: Piece = { parts: ['boom', 'pod'], turn: 90 };
const wing: Piece = { parts: ['wing'] };
const tail: Piece = { parts: ['tail'] };
const mirrored = (piece: Piece): Piece => ({ ...piece, isLeft: true });
const rotor: Piece = { parts: 'lift', turn: 90 };
const pusher: Piece = { parts: 'pusher', turn: 180, tilt: 0 };
const battery: Piece = { parts: ['battery'], rim: 0.8 };
const payload: Piece = { parts: ['payload'], rim: 0.8 };
const turret: Piece = { parts: ['turret'], rim: 0.65 };

const line = colourOf('dusk', 'snow');
const mark = colourOf('dusk', 'accent');
const ground = colourOf('dusk', 'canvas');

const gridsOf = ({ parts, isLeft }: Piece): Grid[] =>
  fine
    .filter(({ part }) => parts.includes(part))
    .map(({ twin: _, rings, ...grid }) => ({
      ...grid,
      rings: isLeft ? rings.map((ring) => ring.map(([x, y, z]): Point => [-x, y, z]).reverse()) : rings,
    }));

const placesOf = (points: Float32Array) =>
  Array.from({ length: points.length / 2 }, (_, i): Place => [points[2 * i] ?? 0, points[2 * i + 1] ?? 0]);

/** The middle of the box around these places. */
const middleOf = (places: readonly Place[]): Place => {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
};

/** The piece on a sheet of this scale, shifted to x, y. */
function trackOf(piece: Piece, scale: number, [x, y]: Place) {
  const { parts, turn = 0, tilt = 90 } = piece;
  const view = { turn, tilt, eye: Number.POSITIVE_INFINITY, scale, x, y };
  const rotors = rotorsOf(view, 0, Math.PI / 2);
  const blades = parts === 'lift' ? rotors.lift[0] : parts === 'pusher' ? rotors.pusher : undefined;
  const seen = blades ? [] : trace(view, gridsOf(piece));
  return { blades, seen, places: (blades?.blades ?? seen.map(({ points }) => points)).flatMap(placesOf) };
}

/** Paints the piece with its middle there. */
function paintPiece(context: SvgContext, piece: Piece, scale: number, [x, y]: Place, fill: string) {
  const around = middleOf(trackOf(piece, scale, [0, 0]).places);
  const track = (part: number) => trackOf(piece, part * scale, [x - part * around[0], y - part * around[1]]);
  const { blades, seen } = track(1);
  const ink = { line, width: 1.25, fill, disc: false };
  for (const part of [...seen, ...(piece.rim ? track(piece.rim).seen : [])]) paintPart(context, part, ink);
  if (!blades) return;
  paintRotor(context, blades, 0, ink);
  const circle = placesOf(blades.circle);
  const hub = middleOf(circle);
  context.beginPath();
  addLine(
    context,
    circle.map((place): Place => [mix(hub[0], place[0], 0.14), mix(hub[1], place[1], 0.14)]),
  );
  context.closePath();
  context.fill();
  context.stroke();
}

const EDGE = 6;

function kit(scale: number, size: number, rows: readonly Row[]): string {
  let bottom = EDGE;
  const cells = rows.flatMap(([tall, ...inRow]) => {
    const top = bottom;
    bottom += tall;
    let right = EDGE;
    return inRow.map(([of, wide, ...placed]) => {
      const start = right;
      right += wide;
      const [x, y] = [start + wide / 2, top + (tall - 1.4 * size) / 2];
      const pieces = placed.map(([piece, aside, down, side = 'top']) => ({
        piece,
        side,
        at: [x + aside, y + down] as Place,
      }));
      return { of, top, bottom, left: start, right, pieces };
    });
  });
  const context = svgContext(Math.max(...cells.map(({ right }) => right)) + EDGE, bottom + EDGE);
  const frame = cells.map(({ left, right, top, bottom: foot }): Place[] => [
    [left, top],
    [right, top],
    [right, foot],
    [left, foot],
    [left, top],
  ]);
  // What ties the pieces to the frame. They are painted over its end.
  const gates = cells.flatMap(({ pieces, ...cell }) =>
    pieces.map(({ at, side }): Place[] => [at, side === 'top' ? [at[0], cell.top] : [cell[side], at[1]]]),
  );
  // Tubes: wide lines, and over them narrower ones in the colour of the ground.
  for (const [colour, inset] of [
    [line, 0],
    [ground, 1.5],
  ] as const)
    for (const [lines, wide] of [
      [gates, 4],
      [frame, 6],
    ] as const)
      for (const places of lines) {
        [context.strokeStyle, context.lineWidth] = [colour, wide - inset];
        context.beginPath();
        addLine(context, places);
        context.stroke();
      }
  for (const { of, left, right, bottom: foot, pieces } of cells) {
    const isBuilt = standing.rows.some((each) => each.name === of && 'built' in each);
    for (const { piece, at } of pieces) paintPiece(context, piece, scale, at, isBuilt ? mark : ground);
    context.fillStyle = line;
    context.text(of, (left + right) / 2, foot - 1.1 * size, size);
  }
  return context.file();
}

const wings = (width: number, x: number): Cell => ['Wing', width, [mirrored(wing), -x, 0], [wing, x, 0]];
const hulls = (width: number, ...[first, second, third]: [number, number, number]): Cell => {
  const booms: Placed[] = [
    [mirrored(boom), 0, second, 'left'],
    [boom, 0, third, 'right'],
  ];
  return ['Body and booms', width, [body, 0, first], ...booms];
};
const propeller = (width: number): Cell => ['Pusher propeller', width, [pusher, 0, 0]];
const smallOnes = (width: number): Cell[] => [
  ['Battery bay', width, [battery, 0, 0]],
  ['Payload bay', width, [payload, 0, 0]],
  ['Camera turret', width, [turret, 0, 0]],
];
const rowOfRotors = [-270, -90, 90, 270].map((x): Placed => [rotor, x, 0]);
const pairsOfRotors = [-80, 80].flatMap((x): Placed[] => [
  [rotor, x, -24],
  [rotor, x, 24, x < 0 ? 'left' : 'right'],
]);

/** The parts of the aircraft on the frame of a model kit: in outline, and in ember once they are built. */
export const kits = {
  kit: kit(210, 18, [
    [
      205,
      wings(900, 222),
      hulls(470, -36, 28, 64),
      ['Tail', 220, [mirrored(tail), 0, -38], [tail, 0, 38, 'left']],
    ],
    [125, ['Lift rotors', 740, ...rowOfRotors], propeller(220), ...smallOnes(210)],
  ]),
  'kit-upright': kit(150, 28, [
    [170, wings(708, 165)],
    [190, hulls(408, -34, 18, 52), ['Tail', 300, [mirrored(tail), -65, 0], [tail, 65, 0]]],
    [140, ['Lift rotors', 408, ...pairsOfRotors], propeller(300)],
    [140, ...smallOnes(236)],
  ]),
};
