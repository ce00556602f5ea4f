/**
 * Turns the masters in content/pictures into the AVIF and WebP files that the site serves (public/pictures), and lists
 * them in lib/pictures.json, which components read. Runs before dev, build and tests. Existing files are kept: each name
 * contains a hash of its master and settings. Superseded files are removed.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type PictureEntry, pictures } from '../content/pictures';
import type { PictureFiles } from '../lib/pictures';

const settings = { avif: { quality: 43, effort: 3, chromaSubsampling: '4:2:0' }, webp: { quality: 70 } };
/** Renderings look smeared at that quality. For each width, theirs is the highest that fits into MOST_BYTES. */
const renderings: Record<string, Record<number, number>> = {
  'home-hero': { 480: 84, 828: 84, 1280: 84, 1600: 84, 1920: 78, 2560: 65 },
  'home-hero-tall': { 540: 84, 810: 78 },
  outreach: { 480: 84, 828: 65, 1280: 72, 1600: 65, 1920: 50, 2560: 43 },
  'outreach-tall': { 540: 78, 810: 58 },
  embankment: { 480: 84, 828: 84, 1280: 84, 1600: 72, 1920: 65 },
};
const MOST_BYTES = { phone: 45_000, desk: 120_000 };
const PHONE = 828;
const widths = { wide: [480, PHONE, 1280, 1600, 1920, 2560], tall: [540, 810] };
const served = 'public/pictures';
const wanted = new Set<string>();

async function writeSizes(file: string, name: string, targets: readonly number[]): Promise<PictureFiles> {
  const master = await readFile(`content/pictures/${file}`);
  const ingredients = JSON.stringify([settings, renderings[name]]);
  const hash = createHash('sha256').update(master).update(ingredients).digest('hex').slice(0, 8);
  const { width, height } = await sharp(master).metadata();
  const sizes = targets.filter((target) => target <= width);
  for (const target of sizes) {
    const path = `${served}/${name}-${hash}-${target}`;
    wanted.add(`${path}.avif`).add(`${path}.webp`);
    if (existsSync(`${path}.webp`)) continue;
    const scaled = sharp(master).resize(target);
    const quality = renderings[name]?.[target] ?? settings.avif.quality;
    const avif = await scaled
      .clone()
      .avif({ ...settings.avif, quality })
      .toBuffer();
    if (avif.length > MOST_BYTES[target <= PHONE ? 'phone' : 'desk'])
      throw new Error(
        `${name} has ${avif.length} bytes at ${target} px: lower its quality in scripts/pictures.mts`,
      );
    await writeFile(`${path}.avif`, avif);
    await writeFile(`${path}.webp`, await scaled.clone().webp(settings.webp).toBuffer());
  }
  return { stem: `/pictures/${name}-${hash}`, width, height, widths: sizes };
}

async function makePicture(name: string, { file, upright }: PictureEntry) {
  return {
    wide: await writeSizes(file, name, widths.wide),
    tall: upright && (await writeSizes(upright, `${name}-tall`, widths.tall)),
  };
}

await mkdir(served, { recursive: true });
const made = await Promise.all(
  Object.entries(pictures).map(async ([name, entry]) => [name, await makePicture(name, entry)] as const),
);
for (const file of await readdir(served)) if (!wanted.has(`${served}/${file}`)) await rm(`${served}/${file}`);
await writeFile('lib/pictures.json', `${JSON.stringify(Object.fromEntries(made))}\n`);
