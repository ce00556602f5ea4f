/**
 * `npm run hero` renders the aircraft in Blender 3.4, which takes some minutes on two cores, puts it over the mountains of
 * content/pictures/sources and writes the two masters of the home page's hero. Both show it from the same side: the upright
 * one is the same render, smaller and elsewhere. `npm run hero -- 25` renders a quarter of the size into the temporary folder
 * alone, to look at.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { heroMasters, heroPose } from '@/lib/aircraft/hero-camera';
import { meshOf } from '@/lib/aircraft/mesh';
import { shape } from '@/lib/aircraft/shape';
import { axesOf } from '@/lib/aircraft/view';

/** Enough for seams of 8 mm. */
const FINENESS = 40;
const percentage = Number(process.argv[2] ?? 100);
const folder = mkdtempSync(join(tmpdir(), 'hero-'));
const [scene, target] = [join(folder, 'scene.json'), join(folder, 'aircraft.png')];
const { wide, upright } = heroMasters;
const axes = axesOf({ ...heroPose, scale: 1, x: 0, y: 0 });
const text = { words: 'KOONJ 1', size: 98, font: 'scripts/share-pictures/fonts/headline.ttf' };
const samples = percentage < 100 ? 16 : 128;
const given = {
  ...meshOf(FINENESS),
  shape,
  axes,
  camera: heroPose,
  picture: wide,
  text,
  samples,
  percentage,
  target,
};
writeFileSync(scene, JSON.stringify(given));
execFileSync('blender', ['-b', '--python-exit-code', '1', '-P', 'scripts/hero/render.py', '--', scene], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
console.info(target);

// The median takes away single bright points; the rest gives it the contrast of the mountains.
const aircraft = await sharp(target)
  .median(3)
  .linear([1.16, 1.14, 1.12, 1], [-14, -15, -14, 0])
  .png()
  .toBuffer();
const masters = [
  ['home-hero', wide],
  ['home-hero-upright', upright],
] as const;
for (const [name, cut] of percentage < 100 ? [] : masters) {
  const by = cut.scale / wide.scale;
  const scaled = await sharp(aircraft)
    .resize(Math.round(wide.width * by))
    .png()
    .toBuffer();
  const left = Math.round(wide.x * by - cut.x);
  const top = Math.round(cut.y - wide.y * by);
  const input = await sharp(scaled)
    .extract({ left, top: 0, width: cut.width, height: Math.round(wide.height * by) })
    .png()
    .toBuffer();
  await sharp(`content/pictures/sources/${name}-mountains.jpg`)
    .composite([{ input, left: 0, top }])
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toFile(`content/pictures/${name}.jpg`);
}
