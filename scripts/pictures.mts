/**
 * Turns the masters in content/pictures into the AVIF and WebP files that the site serves (public/pictures) and
 * into lib/pictures.json, which components read. Runs before dev, build and tests. Existing files are
 * kept: each name contains a hash of its master and its settings.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { type PictureEntry, pictures } from '../content/pictures';
import type { PictureFiles } from '../lib/pictures';

const settings = { avif: { quality: 43, effort: 3, chromaSubsampling: '4:2:0' }, webp: { quality: 70 } };
/** Renderings look smeared at that quality: theirs is the best one that fits, with less for what phones load. */
const rendering = { qualities: [84, 78, 72, 65, 58, 50, 43], most: { phone: 45_000, desk: 120_000 } };
const PHONE = 828;
const widths = { wide: [480, PHONE, 1280, 1600, 1920, 2560], tall: [540, 810], portrait: [320, 640] };
const served = 'public/pictures';

/** Crops a wide picture to 3:4 around its focus, for phones. */
async function tallCut(master: Buffer, focus: number): Promise<Buffer> {
  const { width, height } = await sharp(master).metadata();
  const cut = Math.round((height * 3) / 4);
  const left = Math.min(width - cut, Math.max(0, Math.round((width * focus) / 100 - cut / 2)));
  return sharp(master).extract({ left, top: 0, width: cut, height }).png({ compressionLevel: 1 }).toBuffer();
}

/** Encodes at the first quality that keeps within `most` bytes, or at the last. */
async function encodeWithin(picture: Sharp, most: number, qualities: readonly number[]): Promise<Buffer> {
  const [quality = settings.avif.quality, ...lower] = qualities;
  const file = await picture
    .clone()
    .avif({ ...settings.avif, quality })
    .toBuffer();
  return file.length <= most || lower.length === 0 ? file : encodeWithin(picture, most, lower);
}

type Sizes = { master: Buffer; name: string; targets: readonly number[]; isRendering: boolean };

async function writeSizes({ master, name, targets, isRendering }: Sizes): Promise<PictureFiles> {
  const hash = createHash('sha256')
    .update(master)
    .update(JSON.stringify([settings, isRendering && rendering]))
    .digest('hex')
    .slice(0, 8);
  const { width, height } = await sharp(master).metadata();
  const sizes = targets.filter((target) => target <= width);
  for (const target of sizes) {
    const file = `${served}/${name}-${hash}-${target}`;
    const scaled = sharp(master).resize(target);
    if (!existsSync(`${file}.avif`))
      await writeFile(
        `${file}.avif`,
        await encodeWithin(
          scaled,
          rendering.most[target <= PHONE ? 'phone' : 'desk'],
          isRendering ? rendering.qualities : [settings.avif.quality],
        ),
      );
    if (!existsSync(`${file}.webp`))
      await writeFile(`${file}.webp`, await scaled.clone().webp(settings.webp).toBuffer());
  }
  return { stem: `/pictures/${name}-${hash}`, width, height, widths: sizes };
}

async function makePicture(name: string, { file, focus, upright, made }: PictureEntry) {
  const isRendering = made === 'Rendering';
  const master = await readFile(`content/pictures/${file}`);
  const targets = focus === undefined ? widths.portrait : widths.wide;
  const wide = await writeSizes({ master, name, targets, isRendering });
  if (focus === undefined) return { wide };
  const tall = upright ? await readFile(`content/pictures/${upright}`) : await tallCut(master, focus);
  const upper = { master: tall, name: `${name}-tall`, targets: widths.tall, isRendering };
  return { wide, tall: await writeSizes(upper) };
}

await mkdir(served, { recursive: true });
const made = await Promise.all(
  Object.entries(pictures).map(async ([name, entry]) => [name, await makePicture(name, entry)] as const),
);
await writeFile('lib/pictures.json', `${JSON.stringify(Object.fromEntries(made))}\n`);
