/** Turns the finished site into what an edge host needs: the worker, and the files it answers from. */
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const site = from('../../.site/current');
const assets = from('dist/assets');
const worker = from('dist/worker.mjs');

/** Copies each body once, as brotli if possible: every browser reads it, and the worker can unpack it. */
async function copyBodies(): Promise<void> {
  const names = new Set(await readdir(`${site}/bodies`));
  const isKept = (name: string) => name.endsWith('.br') || !(name.endsWith('.gz') || names.has(`${name}.br`));
  await mkdir(`${assets}/bodies`);
  for (const name of names) if (isKept(name)) await cp(`${site}/bodies/${name}`, `${assets}/bodies/${name}`);
}

await rm(from('dist'), { recursive: true, force: true });
await mkdir(assets, { recursive: true });
await cp(`${site}/site.json`, `${assets}/site.json`);
await cp(`${site}/addresses`, `${assets}/addresses`, { recursive: true });
await copyBodies();
await build({
  absWorkingDir: from('../..'),
  entryPoints: ['delivery/hosts/edge.ts'],
  outfile: worker,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  external: ['node:*'],
  logLevel: 'warning',
});

const code = await readFile(worker);
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const files = await readdir(assets, { recursive: true, withFileTypes: true });
console.info(
  `  Edge: a worker of ${kb(code.length)} (${kb(gzipSync(code).length)} as gzip) and ${files.filter((entry) => entry.isFile()).length} files`,
);
