import camera from './camera.json';
import type { View } from './trace';

const { turn, tilt, bank, eye } = camera;

/** How the aircraft is seen in the hero of the home page. */
export const heroPose = { turn, tilt, bank, eye };

/** A box that a picture fills, in pixels, and which part of the picture stays in sight where it is cut: 0 to 1. */
type Shown = { width: number; height: number; x: number; y: number };

/** The view that draws the aircraft where the hero's picture shows it: the same numbers were the renders' camera. */
export function heroView(cut: 'wide' | 'upright', { width, height, x, y }: Shown): View {
  const picture = camera[cut];
  const by = Math.max(width / picture.width, height / picture.height);
  return {
    ...heroPose,
    scale: picture.scale * by,
    x: (width - picture.width * by) * x + picture.x * by,
    y: (height - picture.height * by) * y + picture.y * by,
  };
}
