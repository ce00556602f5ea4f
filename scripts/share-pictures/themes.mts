import { readFileSync } from 'node:fs';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { pictures } from '../../content/pictures';
import type { SharePicture } from '../../content/share-pictures';
import { faces, setText } from './text.mts';

const css = readFileSync('app/globals.css', 'utf8');

/** A theme's colour, for drawing into files. */
function colourOf(theme: 'dusk' | 'paper' | 'first-light', name: string): string {
  const [, rules = ''] = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
  const [, colour] = new RegExp(`--${name}: (#\\w+);`).exec(rules) ?? [];
  if (!colour) throw new Error(`app/globals.css has no --${name} in ${theme}`);
  return colour;
}

/** What the pictures take from the palette. Their names hold a hash of it. */
export const colours = {
  night: colourOf('dusk', 'canvas'),
  ember: colourOf('dusk', 'accent'),
  snow: colourOf('dusk', 'snow'),
  sandstone: colourOf('dusk', 'sandstone'),
  turmeric: colourOf('dusk', 'turmeric'),
  paper: colourOf('paper', 'canvas'),
  ink: colourOf('paper', 'ink'),
  rust: colourOf('paper', 'accent-text'),
  maroon: colourOf('first-light', 'ink'),
  rosewood: colourOf('first-light', 'muted'),
  vermilion: colourOf('first-light', 'accent'),
};

const SHARE_SIZE = { width: 1200, height: 630 };

// Messengers show the middle square of a wide picture, so everything that matters is inside it.
const square = { left: 285, size: 630 };
const middle = SHARE_SIZE.width / 2;

const svg = (content: string): OverlayOptions => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">${content}</svg>`,
  ),
});

const master = (name: keyof typeof pictures) => `content/pictures/${pictures[name].file}`;

type Pictured = Extract<SharePicture, { picture: string }>;
type Drawn = Exclude<SharePicture, Pictured>;

/** Crops the master to the chosen part, at the theme's height. */
async function window({ picture, at }: Pick<Pictured, 'picture' | 'at'>, height: number): Promise<Sharp> {
  const { width: fullWidth, height: fullHeight } = await sharp(master(picture)).metadata();
  const { x, y, width } = at ?? { x: 50, y: 50, width: 100 };
  const part = Math.round((fullWidth * width) / 100);
  const partHeight = Math.min(fullHeight, Math.round((part * height) / SHARE_SIZE.width));
  const within = (centre: number, size: number, full: number) =>
    Math.round(Math.min(full - size, Math.max(0, (full * centre) / 100 - size / 2)));
  return sharp(master(picture))
    .extract({
      left: within(x, part, fullWidth),
      top: within(y, partHeight, fullHeight),
      width: part,
      height: partHeight,
    })
    .resize(SHARE_SIZE.width, height, { fit: 'cover' });
}

type Foot = { left: number; width: number; sizes: number[]; colours: { label: string; title: string } };

/** Sets the label and the title of a company picture at its foot. */
async function setAtFoot(share: SharePicture, { left, width, sizes, colours }: Foot) {
  const label = await setText(share.label, {
    font: faces.label,
    colour: colours.label,
    sizes: [23, 20, 18],
    width,
    letterSpacing: 0.5,
  });
  const title = await setText(share.title, {
    font: faces.headline,
    colour: colours.title,
    sizes,
    width,
    maxLines: 3,
    lineHeight: 0.86,
    letterSpacing: -1.4,
  });
  const titleTop = SHARE_SIZE.height - 60 - title.height;
  const blocks = [title.place(left, titleTop), label.place(left, titleTop - 22 - label.height)];
  return { titleTop, blocks };
}

/** The company's theme: a full-bleed picture, darker towards the bottom, framed like a viewfinder. */
async function dusk(share: Pictured): Promise<Sharp> {
  const inset = 30;
  const [left, right] = [square.left + inset, square.left + square.size - inset];
  const [top, bottom] = [inset, SHARE_SIZE.height - inset];
  const corner = (x: number, y: number, dx: number, dy: number) => `M${x + dx} ${y}H${x}V${y + dy}`;
  const ticks = [
    corner(left, top, 34, 34),
    corner(right, top, -34, 34),
    corner(left, bottom, 34, -34),
    corner(right, bottom, -34, -34),
  ].join('');
  const { titleTop, blocks } = await setAtFoot(share, {
    left: left + inset,
    width: right - left - 2 * inset,
    sizes: [74, 66, 58, 52, 46],
    colours: { label: colours.ember, title: colours.snow },
  });
  const scrim = [
    [0, 0.3],
    [0.25, 0.08],
    [(titleTop - 90) / SHARE_SIZE.height, 0.45],
    [titleTop / SHARE_SIZE.height, 0.78],
    [1, 0.97],
  ].map(
    ([offset, opacity]) =>
      `<stop offset="${offset}" stop-color="${colours.night}" stop-opacity="${opacity}"/>`,
  );
  const picture = await window(share, SHARE_SIZE.height);
  return sharp(await picture.png().toBuffer()).composite([
    svg(
      `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1">${scrim.join('')}</linearGradient>` +
        `<rect width="100%" height="100%" fill="url(#s)"/>` +
        `<path d="${ticks}" fill="none" stroke="${colours.snow}" stroke-opacity=".75" stroke-width="2"/>`,
    ),
    ...blocks,
  ]);
}

/** The company's drawings: ink on paper, with the words below. */
async function paper(share: Drawn): Promise<Sharp> {
  const [inset, width] = [30, square.size - 60];
  const background = colours.paper;
  const { titleTop, blocks } = await setAtFoot(share, {
    left: square.left + inset,
    width,
    sizes: [66, 58, 52, 46, 40],
    colours: { label: colours.rust, title: colours.ink },
  });
  const room = { width, height: Math.round(titleTop - 90), fit: 'contain', background } as const;
  const picture = await sharp(`public/drawings/${share.drawing}.svg`)
    .flatten({ background })
    .resize(room)
    .png()
    .toBuffer();
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background } }).composite([
    { input: picture, left: square.left + inset, top: inset },
    ...blocks,
  ]);
}

/** The temple area's theme: a window, and below it a sandstone sill with the names. */
async function firstLight({ devanagari, title, label, ...share }: Pictured): Promise<Sharp> {
  const sill = devanagari ? 390 : 420;
  const width = square.size - 40;
  const serif = { font: faces.serif, width };
  const blocks = [
    await setText(title, { ...serif, colour: colours.maroon, sizes: [62, 56, 50] }),
    await setText(label, { ...serif, colour: colours.rosewood, sizes: [26] }),
  ];
  if (devanagari)
    blocks.unshift(
      await setText(devanagari, {
        font: faces.sanskrit,
        colour: colours.vermilion,
        sizes: [58],
        width,
        lineHeight: 1,
      }),
    );
  const gaps = devanagari ? [22, 18, 0] : [20, 0];
  const total = [...blocks.map(({ height }) => height), ...gaps].reduce((sum, part) => sum + part, 0);
  let top = sill + (SHARE_SIZE.height - sill - total) / 2 + 2;
  const placed = blocks.map((block, index) => {
    const overlay = block.place(middle - block.width / 2, top);
    top += block.height + (gaps[index] ?? 0);
    return overlay;
  });
  const picture = await window(share, sill);
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: colours.sandstone } }).composite([
    { input: await picture.png().toBuffer(), left: 0, top: 0 },
    svg(`<path d="M0 ${sill + 8}H1200" stroke="${colours.turmeric}" stroke-width="2"/>`),
    ...placed,
  ]);
}

/** Draws a share picture without encoding it. */
export function draw(share: SharePicture): Promise<Sharp> {
  if (share.theme === 'paper') return paper(share);
  return share.theme === 'dusk' ? dusk(share) : firstLight(share);
}
