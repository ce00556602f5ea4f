import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scratchCopy } from '../../machine/scratch-copy';
import { run } from '../run';
import { root, work } from '../settings';

async function addTemples(folder: string) {
  const index = join(folder, 'content/temples/index.ts');
  const text = await readFile(index, 'utf8');
  const more = text.replace(/(templeFacts: readonly TempleFacts\[\] = \[[^\]]*)\]/, '$1, ...generatedFacts]');
  const grown = more.replace('templeWords[language][facts.slug]', '$& ?? generatedWords[facts.slug]');
  if (more === text || grown === more) throw new Error('content/temples/index.ts has no lists to add to');
  await writeFile(index, `import { generatedFacts, generatedWords } from './generated';\n${grown}`);
  await cp(join(root, 'bench/growth/temples.ts'), join(folder, 'content/temples/generated.ts'));
}

/** Generated temples share a real one's picture: drawing is not what this measures. */
async function addSharePictures(folder: string, count: number) {
  const file = join(folder, 'lib/share-pictures.json');
  const list: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
  for (const [name, path] of Object.entries(list)) {
    const [, temple, language] = /^(temple-[a-z]+)(.*)$/.exec(name) ?? [];
    for (let id = 4; temple && id <= count; id++) list[`${temple}-${id}${language}`] = path;
  }
  await writeFile(file, JSON.stringify(list));
}

export type BuildTimes = { nextSeconds: number; deliverySeconds: number };

/** Builds the scratch copy. Its pictures are copied, not made again. */
async function buildIn(folder: string, count: number): Promise<BuildTimes> {
  const { seconds, output } = await run('npm', ['run', 'build', '--ignore-scripts'], {
    cwd: folder,
    env: { TEMPLES: String(count) },
  });
  // The last line that delivery/build.ts prints.
  const delivery = /Delivery: \d+ addresses in ([\d.]+) s/.exec(output)?.[1];
  if (!delivery) throw new Error(`the build does not tell the time of its delivery:\n${output.slice(-2000)}`);
  return { nextSeconds: seconds - Number(delivery), deliverySeconds: Number(delivery) };
}

/** Builds a scratch copy of the site with that many temples. */
export async function buildGrown(count: number): Promise<BuildTimes & { folder: string }> {
  const folder = join(work, 'grown');
  await scratchCopy(root, folder);
  await addTemples(folder);
  await addSharePictures(folder, count);
  return { folder, ...(await buildIn(folder, count)) };
}

/** Builds the scratch copy again after changing the text of one temple. */
export async function buildAgain(folder: string, count: number): Promise<BuildTimes> {
  const file = join(folder, 'content/temples/en/badrinath.ts');
  const text = await readFile(file, 'utf8');
  const changed = text.replace(/(standfirst:\s*['"`])/, '$1Changed. ');
  if (changed === text) throw new Error('content/temples/en/badrinath.ts has no standfirst to change');
  await writeFile(file, changed);
  return buildIn(folder, count);
}
