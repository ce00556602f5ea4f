import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../run';
import { root, work } from '../settings';

const left = new Set(['.git', '.next', '.site', 'node_modules', 'data', 'bench', 'coverage', 'screens']);

// The scratch copy lies below the repository, whose node_modules it uses.
const config = `import { resolve } from 'node:path';
import site from './next.config.site.mjs';
const root = resolve(import.meta.dirname, '../../..');
export default { ...site, turbopack: { root }, outputFileTracingRoot: root };
`;

/** Appends the generated temples to the scratch copy's list. */
async function addTemples(folder: string) {
  const index = join(folder, 'content/temples/index.ts');
  const text = await readFile(index, 'utf8');
  const grown = text.replace(/(temples: readonly Temple\[\] = \[[^\]]*)\]/, '$1, ...generatedTemples]');
  if (grown === text) throw new Error('content/temples/index.ts has no list to append to');
  await writeFile(index, `import { generatedTemples } from './generated';\n${grown}`);
  await cp(join(root, 'bench/growth/temples.ts'), join(folder, 'content/temples/generated.ts'));
}

/** Generated temples share the picture of a real one: drawing is no part of the question. */
async function addSharePictures(folder: string, count: number) {
  const file = join(folder, 'lib/share-pictures.json');
  const list: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
  for (const slug of ['badrinath', 'jagannath', 'rameshwaram'])
    for (let id = 4; id <= count; id++) list[`temple-${slug}-${id}`] = list[`temple-${slug}`] ?? '';
  await writeFile(file, JSON.stringify(list));
}

/** Builds a scratch copy of the site with that many temples; tells the folder and the seconds of its build. */
export async function buildGrown(count: number): Promise<{ folder: string; seconds: number }> {
  const folder = join(work, 'grown');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(root))
    if (!left.has(name)) await cp(join(root, name), join(folder, name), { recursive: true });
  await addTemples(folder);
  await addSharePictures(folder, count);
  await rename(join(folder, 'next.config.mjs'), join(folder, 'next.config.site.mjs'));
  await writeFile(join(folder, 'next.config.mjs'), config);
  const options = { cwd: folder, env: { TEMPLES: String(count) } };
  await run('npx', ['tsx', 'scripts/content.mts'], options);
  // Without the preparation of pictures, which have been copied.
  return { folder, seconds: await run('npm', ['run', 'build', '--ignore-scripts'], options) };
}
