/**
 * Makes the icons of the temple area's web app manifest: the sun in a cusped arch. Run by hand (`npm run icons`) after
 * a change here; the results are committed.
 */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';

const SIZE = 512;
const MAROON = '#5a1622';
const SANDSTONE = '#f6eee1';
const TURMERIC = '#e2a12b';

const ARCH_SIZE = { width: 400, height: 500 };
// From the left foot over the tip to the right foot.
const ARCH =
  'M0 500V215H22A44.4 44.4 0 0 1 38.1 138.4A37.2 37.2 0 0 1 77.5 85.8A33.5 33.5 0 0 1 126.6 53A27.5 27.5 0 0 1 172 36' +
  'C188 32 198 20 200 2C202 20 212 32 228 36A27.5 27.5 0 0 1 273.4 53A33.5 33.5 0 0 1 322.5 85.8A37.2 37.2 0 0 1 361.9 138.4' +
  'A44.4 44.4 0 0 1 378 215H400V500Z';

/** The arch with the rising sun in it. `height` is the arch's, as a part of the icon's. */
function drawing(height: number, corner: number): string {
  const scale = (SIZE * height) / ARCH_SIZE.height;
  const left = (SIZE - ARCH_SIZE.width * scale) / 2;
  const top = (SIZE - ARCH_SIZE.height * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">
    <rect width="${SIZE}" height="${SIZE}" rx="${corner}" fill="${MAROON}"/>
    <g transform="translate(${left} ${top}) scale(${scale})">
      <path d="${ARCH}" fill="${SANDSTONE}"/>
      <path d="M90 500a110 110 0 0 1 220 0Z" fill="${TURMERIC}"/>
    </g>
  </svg>`;
}

async function write(name: string, svg: string, size: number) {
  await sharp(Buffer.from(svg))
    .resize(size, size)
    .png({ palette: true })
    .toFile(`public/icons/${name}-${size}.png`);
}

const icon = drawing(0.66, 96);
// A maskable icon may be cropped to any shape: its ground fills it, and the arch fits the safe circle.
const maskable = drawing(0.56, 0);
await mkdir('public/icons', { recursive: true });
for (const size of [192, 512]) {
  await write('temples', icon, size);
  await write('temples-maskable', maskable, size);
}
// iOS rounds the corners itself.
await write('temples', maskable, 180);
