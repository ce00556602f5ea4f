/**
 * Lays out in a folder what the container adds to Node: `app`, the finished site with its server and the packages that
 * load a binary, and `data`, the empty folder for accounts. The Dockerfile calls it, and try.mts by the Dockerfile.
 */
import { cp, mkdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';

// What delivery/build.ts cannot bundle; what they need in turn comes along.
const NATIVE = ['libsql', '@node-rs/argon2'];
// Packages with binaries for Linux come for both C libraries.
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
