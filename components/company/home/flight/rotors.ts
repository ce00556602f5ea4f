import { shape } from '@/lib/aircraft/shape';
import type { Point } from '@/lib/aircraft/solids';
import { projection, type View } from '@/lib/aircraft/view';
import type { Stage } from './stage';

const CIRCLE_POINTS = 48;
const circle = Array.from({ length: CIRCLE_POINTS }, (_, i) => {
  const turn = (i / CIRCLE_POINTS) * 2 * Math.PI;
  return [Math.sin(turn), Math.cos(turn)] as const;
});
/** One blade from hub to tip: fractions of the radius, each with half the chord there. */
const edge = [
  [0.08, 0.03],
  [0.35, 0.1],
  [0.7, 0.07],
  [1, 0.03],
] as const;
const blade = [...edge, ...[...edge].reverse().map(([out, aside]) => [out, -aside] as const)];

/** `angle` rotates the blades, in radians; `blur` is 0 when stopped and 1 when turning. */
type Rotor = { hub: Point; radius: number; isUpright?: boolean; angle: number; blur: number };

function paintRotor({ context, colours }: Stage, view: View, { hub, radius, isUpright, angle, blur }: Rotor) {
  const project = projection(view);
  const [x, y, z] = hub;
  const pathOf = (outline: readonly (readonly [number, number])[], turned: number) => {
    const [sine, cosine] = [Math.sin(turned) * radius, Math.cos(turned) * radius];
    const path = new Path2D();
    for (const [out, aside] of outline) {
      const [a, b] = [out * sine + aside * cosine, out * cosine - aside * sine];
      path.lineTo(...project(x + a, isUpright ? y : y + b, isUpright ? z + b : z));
    }
    path.closePath();
    return path;
  };
  const disc = pathOf(circle, 0);
  context.strokeStyle = colours.line;
  context.lineWidth = 1.2;
  context.fillStyle = colours.line;
  context.globalAlpha = 0.12 * blur;
  context.fill(disc);
  context.globalAlpha = 0.4 + 0.25 * blur;
  if (blur < 0.5) context.setLineDash([6, 7.5]);
  context.stroke(disc);
  context.setLineDash([]);
  context.fillStyle = colours.night;
  context.globalAlpha = 1 - 0.75 * blur;
  for (const path of [pathOf(blade, angle), pathOf(blade, angle + Math.PI)]) {
    context.fill(path);
    context.stroke(path);
  }
  context.globalAlpha = 1;
}

/** The four lift rotors, blades rotated by `angle`; at 0 they are in line with the airflow. */
export function paintLift(stage: Stage, view: View, angle: number, blur: number) {
  const { boom, rotor } = shape;
  const hubs = [boom.x, -boom.x].flatMap((x) => rotor.hubs.map(([y, z]): Point => [x, y, z + rotor.blade]));
  hubs.forEach((hub, i) => {
    paintRotor(stage, view, { hub, radius: rotor.radius, angle: i % 2 ? angle : -angle, blur });
  });
}

/** The propeller behind the body, which always turns. */
export function paintPusher(stage: Stage, view: View, angle: number) {
  const { y, z, radius } = shape.pusher;
  paintRotor(stage, view, { hub: [0, y, z], radius, isUpright: true, angle, blur: 1 });
}
