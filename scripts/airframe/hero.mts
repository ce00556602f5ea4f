/**
 * `npm run hero -- wide aircraft.png` puts the aircraft that hero.py has rendered over its mountains, which lie in
 * content/pictures/sources, and writes the hero's master: home-hero.jpg for `wide`, home-hero-upright.jpg for `upright`.
 */
import sharp from 'sharp';

const [cut = '', aircraft = ''] = process.argv.slice(2);
const name = { wide: 'home-hero', upright: 'home-hero-upright' }[cut];
if (!name || !aircraft) throw new Error('usage: npm run hero -- wide|upright aircraft.png');
// The median takes away single bright points, and the haze of the evening lies over the aircraft too.
const sharpened = await sharp(aircraft)
  .median(3)
  .linear([1.16, 1.14, 1.12, 1], [-14, -15, -14, 0])
  .png()
  .toBuffer();
await sharp(`content/pictures/sources/${name}-mountains.jpg`)
  .composite([{ input: sharpened }])
  .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
  .toFile(`content/pictures/${name}.jpg`);
