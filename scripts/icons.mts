/**
 * Makes the icons of the web app manifest from public/icon.svg. Run by hand (`npx tsx scripts/icons.mts`) after the icon
 * changes; the results are committed.
 */
import { mkdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

const icon = await readFile('public/icon.svg', 'utf8');
// A maskable icon may be cropped to any shape: the background fills it, and the mark fits the safe circle.
const maskable = icon
  .replace(/ rx="\d+"/, '')
  .replace(
    /(<rect[^>]*>)(.*)<\/svg>/,
    '$1<g transform="translate(16 16) scale(.74) translate(-16 -16)">$2</g></svg>',
  );

async function write(name: string, svg: string, size: number) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(`public/icons/${name}-${size}.png`);
}

await mkdir('public/icons', { recursive: true });
await write('icon', icon, 192);
await write('icon', icon, 512);
await write('maskable', maskable, 512);
