/**
 * The aircraft's shape, from which every drawing is made, in millimetres: x towards the right wing, y aft, z up. A hull
 * station is a superellipse: y, half width, height above and below the centre, z of the centre, exponent. Pairs run
 * from root to tip, or from front to rear.
 */
export const shape = {
  fuselage: [
    [-1169, 13, 13, 13, -22, 2],
    [-1126, 61, 50, 47, -14, 2.2],
    [-938, 130, 108, 101, -4, 2.5],
    [-577, 184, 155, 137, 11, 2.7],
    [-72, 195, 173, 144, 22, 2.8],
    [325, 162, 144, 123, 36, 2.6],
    [621, 101, 94, 87, 58, 2.3],
    [722, 76, 69, 69, 65, 2.2],
  ],
  wing: {
    z: 115,
    halfSpan: 1986,
    leadingEdge: [-245, 217],
    chord: [491, 260],
    dihedral: 36,
    /** As a fraction of the chord. */
    thickness: 0.125,
    winglet: { out: 114, back: 144, up: 289, chord: [231, 123], thickness: 0.11, lean: 78 },
  },
  boom: {
    x: 621,
    stations: [
      [-736, 14, 14, 14, 72, 2],
      [-700, 45, 43, 43, 72, 2.2],
      [-433, 53, 53, 51, 72, 2.4],
      [361, 51, 51, 48, 79, 2.4],
      [902, 36, 36, 36, 101, 2.2],
      [1140, 29, 30, 30, 115, 2.2],
      [1169, 11, 11, 11, 115, 2],
    ],
  },
  /** Positions are y, z. */
  rotor: {
    radius: 375,
    hubs: [
      [-577, 119],
      [577, 130],
    ],
    pod: { radius: 66, height: 94 },
    blade: 86,
  },
  tail: { root: [906, 123], apex: [978, 339], chord: [289, 253], thickness: 0.1, lean: 20 },
  pusher: { y: 794, z: 65, radius: 310 },
  turret: { y: -880, z: -184, radius: 81 },
  legs: { y: [-447, 447], foot: -330 },
} as const;
