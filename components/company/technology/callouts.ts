import type { PaintContext, PaintedPart } from '@/components/aircraft/paint';
import { projection, type View } from '@/lib/aircraft/view';

/** The numbered parts, in the order of the list beside the drawing, and where each line ends, in millimetres. */
export const callouts: readonly { parts: readonly PaintedPart[]; at: readonly [number, number, number] }[] = [
  { parts: ['turret'], at: [0, -880, -200] },
  { parts: ['rotor', 'pod'], at: [621, -577, 205] },
  { parts: ['wing'], at: [-1400, 220, 150] },
  { parts: ['payload'], at: [0, -130, 195] },
  { parts: ['battery'], at: [0, 260, 180] },
  { parts: ['pusher', 'spinner'], at: [0, 820, 65] },
  { parts: ['tail'], at: [-330, 1070, 240] },
];

/** The index of the callout that names this part, or -1. */
export const calloutOf = (part: PaintedPart) => callouts.findIndex(({ parts }) => parts.includes(part));

const RADIUS = 11;
/** Between the middle of a ring and the edge, and between the middles of two rings. */
const EDGE = 14;
const APART = 2.6 * RADIUS;

/** A numbered ring at the edge of the figure, and the place on its part at which its line ends. */
type Ring = { x: number; y: number; partX: number; partY: number };

/** The rings in the order of the list, half of them at the left and half at the right edge, each as high as its part if it can be. */
export function ringsIn(view: View, width: number, height: number): Ring[] {
  const project = projection(view);
  const rings = callouts.map(({ at }) => {
    const [partX, partY] = project(...at);
    return { x: 0, y: 0, partX, partY };
  });
  const across = [...rings].sort((one, other) => one.partX - other.partX);
  const half = Math.floor(across.length / 2);
  const columns = [
    { x: EDGE, column: across.slice(0, half) },
    { x: width - EDGE, column: across.slice(half) },
  ];
  for (const { x, column } of columns) {
    column.sort((one, other) => one.partY - other.partY);
    column.forEach((ring, i) => {
      const lowest = height - EDGE - (column.length - 1 - i) * APART;
      ring.x = x;
      ring.y = Math.min(lowest, Math.max(EDGE, ring.partY, (column[i - 1]?.y ?? -APART) + APART));
    });
  }
  return rings;
}

/** The index of the ring around this place, or -1. */
export const ringAt = (rings: readonly Ring[], x: number, y: number): number =>
  rings.findIndex((ring) => Math.hypot(ring.x - x, ring.y - y) <= APART / 2);

type TextContext = PaintContext & Pick<CanvasRenderingContext2D, 'arc' | 'fillText'>;

/** Paints the rings with their lines, the highlighted one filled. The context's font and alignment are set already. */
export function paintRings(
  context: TextContext,
  rings: readonly Ring[],
  highlighted: number,
  { mark, ground }: { mark: string; ground: string },
) {
  context.strokeStyle = mark;
  rings.forEach(({ x, y, partX, partY }, index) => {
    const isHighlighted = index === highlighted;
    context.lineWidth = isHighlighted ? 2 : 1;
    context.globalAlpha = isHighlighted ? 1 : 0.55;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(partX, partY);
    context.stroke();
    context.globalAlpha = 1;
    context.beginPath();
    context.arc(x, y, RADIUS, 0, 2 * Math.PI);
    context.fillStyle = isHighlighted ? mark : ground;
    context.fill();
    context.stroke();
    context.fillStyle = isHighlighted ? ground : mark;
    context.fillText(`${index + 1}`, x, y + 1);
    context.beginPath();
    context.arc(partX, partY, 2.5, 0, 2 * Math.PI);
    context.fillStyle = mark;
    context.fill();
  });
}
