/**
 * Makes the evening behind the account screens from the sky of the drone's picture: mirrored, darkened, and with a plain
 * below it. The runway is drawn on top (components/account/runway.tsx), whose vanishing point is at 30% and 68%.
 * Run it by hand (`npx tsx scripts/dusk.mts`) after that picture has changed.
 */
import sharp from 'sharp';

const WIDTH = 2560;
const HEIGHT = 1440;
const HORIZON = 980;
/** The part of the sky, before it is mirrored, that puts the sun over the end of the runway. */
const part = { left: 161, top: 0, width: 1440, height: 322 };

const layer = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`);
const fade = (id: string, stops: [offset: number, opacity: number, colour?: string][], turned = false) =>
  `<linearGradient id="${id}" x2="${turned ? 1 : 0}" y2="${turned ? 0 : 1}">${stops
    .map(
      ([at, opacity, colour = '#0a0d16']) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`;
const box = (id: string, top = 0, height = HEIGHT) =>
  `<rect y="${top}" width="${WIDTH}" height="${height}" fill="url(#${id})"/>`;

const strip = await sharp('content/pictures/drone.jpg').flop().extract(part).resize(WIDTH).toBuffer();
const { height = 0 } = await sharp(strip).metadata();
const sky = await sharp(strip)
  .extend({ top: HORIZON - height, extendWith: 'mirror' })
  .toBuffer();

await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#0a0d16' } })
  .composite([
    { input: sky, left: 0, top: 0 },
    {
      input: layer(
        // Into the night above, and darker where words stand.
        fade('night', [
          [0, 1],
          [0.35, 0.86],
          [0.75, 0.55],
          [0.92, 0.1],
          [1, 0],
        ]) +
          fade(
            'words',
            [
              [0, 0.45],
              [0.3, 0],
              [0.6, 0.1],
              [1, 0.5],
            ],
            true,
          ) +
          fade('plain', [
            [0, 1, '#3a2a33'],
            [0.1, 1, '#231c29'],
            [0.4, 1, '#12131f'],
            [1, 1],
          ]) +
          `<radialGradient id="glow" cx=".3" cy="0" r=".4"><stop stop-color="#f3a45c" stop-opacity=".28"/><stop offset="1" stop-color="#f3a45c" stop-opacity="0"/></radialGradient>` +
          box('night', 0, HORIZON) +
          box('plain', HORIZON, HEIGHT - HORIZON) +
          box('glow', HORIZON, 120) +
          box('words'),
      ),
    },
  ])
  .jpeg({ quality: 88 })
  .toFile('content/pictures/dusk.jpg');
