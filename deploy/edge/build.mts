/** Turns the finished site into what an edge host needs: the worker, and the files it answers from. */
import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const site = from('../../.site/current');
const assets = from('dist/assets');

/** Larger bodies are kept unpacked too, so that no client makes the worker unpack them. */
const LARGE_BYTES = 200_000;

/** Copies each body as brotli if possible: every browser reads it, and the worker can unpack it. */
async function copyBodies(): Promise<void> {
  const names = new Set(await readdir(`${site}/bodies`));
  await mkdir(`${assets}/bodies`);
  for (const name of names) {
    const file = `${site}/bodies/${name}`;
    const isSpare = names.has(`${name}.br`) && (await stat(file)).size <= LARGE_BYTES;
    if (!name.endsWith('.gz') && !isSpare) await cp(file, `${assets}/bodies/${name}`);
  }
}

await rm(from('dist'), { recursive: true, force: true });
await mkdir(assets, { recursive: true });
await cp(`${site}/site.json`, `${assets}/site.json`);
await cp(`${site}/addresses`, `${assets}/addresses`, { recursive: true });
await copyBodies();
await build({
  absWorkingDir: from('../..'),
  entryPoints: ['delivery/hosts/edge.ts'],
  outfile: from('dist/worker.mjs'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  external: ['node:*'],
  // Tells the worker's size.
  logLevel: 'info',
});

const files = await readdir(assets, { recursive: true, withFileTypes: true });
console.info(`  Edge: ${files.filter((entry) => entry.isFile()).length} files`);
