import type { View } from './view';

/** The aircraft's pose in the hero of the home page. */
export const heroPose = { turn: 216, tilt: -22, bank: 1 };

/** The hero's two masters, in pixels, with the aircraft's centre and the pixels per metre. */
export const heroMasters = {
  wide: { width: 2560, height: 1440, x: 1559, y: 544, scale: 389 },
  upright: { width: 1440, height: 1920, x: 611, y: 748, scale: 373 },
};

/** A box that a picture covers, in pixels, and the object position that decides how it is cropped, from 0 to 1. */
type Cropped = { width: number; height: number; x: number; y: number };

/** The view that draws the aircraft where the hero's picture shows it. */
export function heroView(master: keyof typeof heroMasters, { width, height, x, y }: Cropped): View {
  const picture = heroMasters[master];
  const by = Math.max(width / picture.width, height / picture.height);
  return {
    ...heroPose,
    scale: picture.scale * by,
    x: (width - picture.width * by) * x + picture.x * by,
    y: (height - picture.height * by) * y + picture.y * by,
  };
}
