/** Where things stand on the picture, as parts of its width and height. */
export type Layout = {
  /** The aircraft's middle, and how wide it is. */
  aircraft: { x: number; y: number; width: number };
  /** The way to the horizon's middle, and the horizon's height in the valleys and at the ceiling. */
  middle: number;
  horizon: readonly [number, number];
  /** How large the ground is: the picture's height is seen at this many times its distance. */
  focus: number;
  satellites: readonly (readonly [number, number])[];
  /** How far the way ahead is drawn, in millimetres of the aircraft. */
  ahead: number;
};

const desk: Layout = {
  aircraft: { x: 0.66, y: 0.43, width: 0.62 },
  middle: 0.62,
  horizon: [0.46, 0.1],
  focus: 1.1,
  satellites: [
    [0.44, 0.19],
    [0.6, 0.14],
    [0.78, 0.15],
    [0.93, 0.2],
  ],
  ahead: 3600,
};

export const layouts: Record<'desk' | 'phone' | 'still', Layout> = {
  desk,
  phone: {
    aircraft: { x: 0.5, y: 0.27, width: 0.86 },
    middle: 0.5,
    horizon: [0.32, 0.12],
    focus: 0.45,
    satellites: [
      [0.1, 0.16],
      [0.36, 0.12],
      [0.64, 0.125],
      [0.9, 0.165],
    ],
    ahead: 2000,
  },
  still: {
    ...desk,
    aircraft: { x: 0.52, y: 0.45, width: 0.72 },
    middle: 0.5,
    satellites: desk.satellites.map(([x, y]) => [1.5 * x - 0.5, y - 0.08]),
  },
};
