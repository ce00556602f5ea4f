import type { View } from './trace';

/** Where the light comes from on the picture: from the left, from above and from the viewer. */
const LIGHT = [-0.52, 0.5, 0.69] as const;
const degrees = Math.PI / 180;

/** The direction of the light in the airframe's own axes. */
export function lightOf({ turn, tilt, bank = 0 }: View): [number, number, number] {
  const [right, up, near] = LIGHT;
  const [st, ct] = [Math.sin(turn * degrees), Math.cos(turn * degrees)];
  const [se, ce] = [Math.sin(tilt * degrees), Math.cos(tilt * degrees)];
  const [sb, cb] = [Math.sin(bank * degrees), Math.cos(bank * degrees)];
  const along = near * ce - up * se;
  const x = right * ct + along * st;
  const z = up * ce + near * se;
  return [x * cb - z * sb, along * ct - right * st, z * cb + x * sb];
}

/** What is seen of a face. */
export const [HIDDEN, PLAIN, LIT, SHADED] = [0, 1, 2, 3] as const;

/** The tone of a face that looks at the light as squarely as this: 1 straight at it, -1 away from it. */
export const toneOf = (bright: number) => (bright > 0.52 ? LIT : bright < -0.2 ? SHADED : PLAIN);
