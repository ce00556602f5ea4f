/**
 * Draws the share pictures of content/share-pictures.ts as JPEGs into public/share and lists them in
 * lib/share-pictures.json, which page heads read. Existing files are kept: each name contains a hash of everything that
 * goes into the picture, even the comments of text.mts and themes.mts.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictures } from '../../content/pictures';
import { type SharePicture, sharePictures } from '../../content/share-pictures';
import { prepareFonts } from './text.mts';
import { colours, draw } from './themes.mts';

const folder = 'public/share';

const ingredients = [
  'scripts/share-pictures/text.mts',
  'scripts/share-pictures/themes.mts',
  ...['headline', 'label', 'serif', 'sanskrit'].map((name) => `scripts/share-pictures/fonts/${name}.ttf`),
];
const common = await Promise.all(ingredients.map((file) => readFile(file)));

async function fileName(name: string, share: SharePicture): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([share, colours]));
  for (const part of common) hash.update(part);
  const source = share.picture
    ? `content/pictures/${pictures[share.picture].file}`
    : `public/drawings/${share.drawing}.svg`;
  hash.update(await readFile(source));
  return `${name}-${hash.digest('hex').slice(0, 8)}.jpg`;
}

await mkdir(folder, { recursive: true });
const there = new Set(await readdir(folder));
const wanted = await Promise.all(
  Object.entries(sharePictures).map(
    async ([name, share]) => ({ name, share, file: await fileName(name, share) }) as const,
  ),
);
const missing = wanted.filter(({ file }) => !there.has(file));
if (missing.length > 0) await prepareFonts();
for (const { file, share } of missing) {
  const drawn = await (await draw(share)).png({ compressionLevel: 1 }).toBuffer();
  // Messengers drop pictures over 200 KB, a limit that lib/metadata.test.ts checks. These have at most 80.
  await sharp(drawn).jpeg({ quality: 86, mozjpeg: true }).toFile(`${folder}/${file}`);
}
for (const file of there) if (!wanted.some((entry) => entry.file === file)) await rm(`${folder}/${file}`);
const list = Object.fromEntries(wanted.map(({ name, file }) => [name, `/share/${file}`]));
await writeFile('lib/share-pictures.json', `${JSON.stringify(list)}\n`);
