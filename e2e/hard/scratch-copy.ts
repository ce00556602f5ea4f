import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const left = new Set(['.git', '.next', '.site', 'node_modules', 'data', 'bench', 'coverage', 'screens']);

// The copy is inside the repository, to use its node_modules.
const config = [
  "import { resolve } from 'node:path';",
  "import site from './next.config.site.mjs';",
  "const root = resolve(import.meta.dirname, '../../..');",
  'export default { ...site, turbopack: { root }, outputFileTracingRoot: root };',
].join('\n');

/** Makes a new copy of the repository that can be built, three folders below `root`, such as `bench/.work/name`. */
export async function scratchCopy(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const filter = (path: string) => !path.endsWith('/node_modules');
  for (const name of await readdir(root))
    if (!left.has(name)) await cp(join(root, name), join(folder, name), { recursive: true, filter });
  await rename(join(folder, 'next.config.mjs'), join(folder, 'next.config.site.mjs'));
  await writeFile(join(folder, 'next.config.mjs'), config);
}
