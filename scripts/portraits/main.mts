/** Draws the portraits of the team and writes their masters, 800 px, to content/pictures/team. Run it by hand. */
import sharp from 'sharp';
import { portrait } from './hand.mts';
import { people } from './people.mts';

// Those of the company's theme in app/globals.css.
const colours = { canvas: '#0a0d16', night: '#131829', haze: '#3a3f63', snow: '#eef1f7', accent: '#f3a45c' };
const folder = process.argv[2] ?? new URL('../../content/pictures/team/', import.meta.url).pathname;

for (const [index, person] of people.entries()) {
  const file = `${folder}/exec-${String(index + 1).padStart(2, '0')}.jpg`;
  const svg = Buffer.from(portrait(person, colours));
  await sharp(svg).resize(800).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toFile(file);
}
