import type { View } from '@/lib/aircraft/view';
import type { Moment } from './story';
import type { Contours } from './terrain';

/** Positions on the canvas, as fractions of its width and height. */
type Layout = {
  /** The aircraft's centre, and the width of one of its metres. */
  aircraft: { x: number; y: number; metre: number };
  /** The horizon's middle, and its position in the valleys and at the ceiling. */
  middle: number;
  horizon: readonly [number, number];
  /** Scale of the ground: the focal length as a multiple of the canvas height. */
  focus: number;
  satellites: readonly (readonly [number, number])[];
  /** Height between contour lines, in kilometres. */
  step: number;
  /** Length of the track ahead, in millimetres at the aircraft's scale. */
  ahead: number;
};

export const layouts: Record<'desk' | 'phone', Layout> = {
  desk: {
    aircraft: { x: 0.683, y: 0.468, metre: 0.135 },
    middle: 0.62,
    horizon: [0.46, 0.1],
    focus: 1.1,
    satellites: [
      [0.48, 0.19],
      [0.635, 0.14],
      [0.74, 0.15],
      [0.9, 0.13],
    ],
    step: 0.08,
    ahead: 3600,
  },
  phone: {
    aircraft: { x: 0.457, y: 0.335, metre: 0.217 },
    middle: 0.5,
    horizon: [0.42, 0.11],
    focus: 0.52,
    satellites: [
      [0.1, 0.19],
      [0.33, 0.175],
      [0.56, 0.175],
      [0.9, 0.19],
    ],
    step: 0.16,
    ahead: 2000,
  },
};

type Colours = Record<'line' | 'mark' | 'night', string>;

/** What the flight is painted on, its size in pixels, and what it is painted with. */
export type Stage = {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  layout: Layout;
  country: readonly Contours[];
  colours: Colours;
};

/** The view of the aircraft: first as in the hero's picture, if that is in place, then where the layout puts it. */
export function viewAt(
  { width, height, layout }: Pick<Stage, 'width' | 'height' | 'layout'>,
  { view, away }: Moment,
  hero?: View,
): View {
  const { x, y, metre } = layout.aircraft;
  const there = { scale: width * metre, x: width * x, y: height * y };
  const from = hero ?? there;
  const between = (key: keyof typeof there) => from[key] + (there[key] - from[key]) * away;
  return { ...view, scale: between('scale'), x: between('x'), y: between('y') };
}
