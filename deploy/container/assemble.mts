/**
 * Writes what the container adds to Node into a folder. `app` is the finished site with its server and the packages
 * that load a binary. `data` is the empty folder for accounts. The Dockerfile calls this.
 */
import { cp, mkdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';

// The packages that delivery/bundle.ts cannot bundle. Their own dependencies are copied too.
const NATIVE = ['libsql', '@node-rs/argon2'];
// npm installs Linux binaries for both C libraries.
const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
const otherLibc = header?.glibcVersionRuntime ? /-musl/ : /-gnu/;

async function copyPackage(name: string, to: string, optional: boolean): Promise<void> {
  const from = join('node_modules', name);
  const manifest = await readFile(join(from, 'package.json'), 'utf8').catch(() => undefined);
  if (manifest === undefined && optional) return;
  if (manifest === undefined) throw new Error(`${from} is not installed`);
  await cp(from, join(to, name), { recursive: true });
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(manifest);
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
    if (!otherLibc.test(each)) await copyPackage(each, to, each in optionalDependencies);
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('usage: tsx deploy/container/assemble.mts <folder>');
await cp(await realpath('.site/current'), join(folder, 'app'), { recursive: true });
for (const name of NATIVE) await copyPackage(name, join(folder, 'app/node_modules'), false);
await mkdir(join(folder, 'data'), { mode: 0o700 });
