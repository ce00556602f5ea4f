/**
 * `npm run hero -- aircraft.png` puts the aircraft that hero.py has rendered over its mountains, which lie in
 * content/pictures/sources, and writes the two masters of the home page's hero. Both show it from the same side: the upright
 * one is the same render, smaller and elsewhere.
 */
import sharp from 'sharp';
import { heroMasters } from '@/lib/aircraft/hero-camera';

const [file] = process.argv.slice(2);
if (!file) throw new Error('usage: npm run hero -- aircraft.png');
// The median takes away single bright points; the rest gives it the contrast of the mountains.
const aircraft = sharp(file).median(3).linear([1.16, 1.14, 1.12, 1], [-14, -15, -14, 0]);
const { wide, upright } = heroMasters;
for (const [name, cut] of [
  ['home-hero', wide],
  ['home-hero-upright', upright],
] as const) {
  const by = cut.scale / wide.scale;
  const sprite = await aircraft.clone().png().toBuffer();
  const scaled = await sharp(sprite)
    .resize(Math.round(wide.width * by))
    .png()
    .toBuffer();
  const left = Math.round(wide.x * by - cut.x);
  const top = Math.round(cut.y - wide.y * by);
  const part = await sharp(scaled)
    .extract({ left, top: 0, width: cut.width, height: Math.round(wide.height * by) })
    .png()
    .toBuffer();
  await sharp(`content/pictures/sources/${name}-mountains.jpg`)
    .composite([{ input: part, left: 0, top }])
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toFile(`content/pictures/${name}.jpg`);
}
