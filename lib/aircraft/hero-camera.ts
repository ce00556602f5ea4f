import type { View } from './view';

/** The aircraft's pose in the hero of the home page. */
export const heroPose = { turn: 216, tilt: -22, bank: 1 };

/** The hero's wide master, in pixels, with the aircraft's centre and the pixels per metre. */
export const heroMaster = { width: 2560, height: 1440, x: 1559, y: 544, scale: 389 };

/** A box that a picture covers, in pixels, and the object position that decides how it is cropped, from 0 to 1. */
type Cropped = { width: number; height: number; x: number; y: number };

/** The view that draws the aircraft where the hero's picture shows it. */
export function heroView({ width, height, x, y }: Cropped): View {
  const by = Math.max(width / heroMaster.width, height / heroMaster.height);
  return {
    ...heroPose,
    scale: heroMaster.scale * by,
    x: (width - heroMaster.width * by) * x + heroMaster.x * by,
    y: (height - heroMaster.height * by) * y + heroMaster.y * by,
  };
}
