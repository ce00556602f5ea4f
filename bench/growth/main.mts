/**
 * `npm run bench:growth -- 300` measures build times. It builds the site with 300 temples, again after one of them has
 * changed, and prints one line.
 */
import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { scratchCopy } from '../../machine/scratch-copy';
import { root, work } from '../settings';

const folder = join(work, 'grown');

/** Rewrites a file of the copy. */
async function change(file: string, how: (text: string) => string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  const changed = how(text);
  if (changed === text) throw new Error(`${file} has nothing to change`);
  await writeFile(join(folder, file), changed);
}

/** Generated temples share a real one's picture: drawing is not what this measures. */
function withSharePictures(text: string, count: number): string {
  const list: Record<string, string> = JSON.parse(text);
  for (const [name, path] of Object.entries(list)) {
    const [, temple, language] = /^(temple-[a-z]+)(.*)$/.exec(name) ?? [];
    for (let id = 4; temple && id <= count; id++) list[`${temple}-${id}${language}`] = path;
  }
  return JSON.stringify(list, null, 1);
}

async function addTemples(count: number): Promise<void> {
  const facts = /(templeFacts: readonly TempleFacts\[\] = \[[^\]]*)\]/;
  const words = 'templeWords[language][facts.slug]';
  const index = 'content/temples/index.ts';
  await change(index, (text) => text.replace(facts, '$1, ...generatedFacts]'));
  await change(index, (text) => text.replace(words, '$& ?? generatedWords[facts.slug]'));
  await change(index, (text) => `import { generatedFacts, generatedWords } from './generated';\n${text}`);
  await cp(join(root, 'bench/growth/temples.ts'), join(folder, 'content/temples/generated.ts'));
  await change('lib/share-pictures.json', (text) => withSharePictures(text, count));
}

/** Builds the copy, whose pictures are copied and not made again. Returns the seconds of Next and of delivery. */
async function build(count: number): Promise<{ next: number; delivery: number }> {
  const started = performance.now();
  const { stdout } = await promisify(execFile)('npm', ['run', 'build', '--ignore-scripts'], {
    cwd: folder,
    env: { ...process.env, TEMPLES: String(count) },
    maxBuffer: 2 ** 26,
  });
  const seconds = (performance.now() - started) / 1000;
  // The last line that delivery/build.ts prints.
  const told = /Delivery: \d+ addresses in ([\d.]+) s/.exec(stdout)?.[1];
  if (!told) throw new Error(`the build does not tell the time of its delivery:\n${stdout.slice(-2000)}`);
  return { next: seconds - Number(told), delivery: Number(told) };
}

const count = Number(process.argv[2]);
if (!(count >= 3)) throw new Error('tell how many temples, three or more: npm run bench:growth -- 300');

const shown = (seconds: number) => `${seconds.toFixed(1)} s`;
await scratchCopy(root, folder);
await addTemples(count);
const { next, delivery } = await build(count);
await change('content/temples/en/badrinath.ts', (text) =>
  text.replace(/(standfirst:\s*['"`])/, '$1Changed. '),
);
const again = await build(count);
console.info(
  `temples ${count}  next ${shown(next)}  delivery ${shown(delivery)}  again ${shown(again.delivery)}`,
);
await rm(folder, { recursive: true, force: true });
