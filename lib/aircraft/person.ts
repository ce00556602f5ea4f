/** The right half of a person of 1.75 m from the front, from crown to crotch: millimetres to the side and above the ground. */
const half =
  '0 1756, 52 1752, 84 1700, 82 1630, 62 1560, 44 1528, 50 1490, 62 1466, 130 1448, 214 1436, 246 1388, 250 1270, 262 1120, 282 960, 296 850, 312 780, 296 690, 262 724, 254 860, 226 1010, 206 1120, 186 1290, 172 1230, 148 1100, 172 960, 188 850, 172 640, 146 500, 150 390, 122 210, 104 90, 154 30, 150 0, 60 0, 54 60, 62 200, 68 360, 50 500, 32 720, 0 800';

/** The outline of the person as places to draw a smooth line around. */
export const personOutline: readonly (readonly [side: number, up: number])[] = (() => {
  const right = half.split(', ').map((place) => {
    const [side = 0, up = 0] = place.split(' ').map(Number);
    return [side, up] as const;
  });
  return [...right, ...right.toReversed().map(([side, up]) => [-side, up] as const)];
})();
