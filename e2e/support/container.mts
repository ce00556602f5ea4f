/**
 * `npm run test:container` needs no container engine: it copies what the Dockerfile copies into the image to a
 * temporary folder and starts the server there with an empty environment.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { register, serve } from './server';
import { freePort } from './system';

const folder = mkdtempSync(join(tmpdir(), 'container-'));

/** Copies a file or folder of the repository, without what the Dockerfile removes. */
function copy(from: string, to: string): void {
  const removed = /^(\.next\/(cache|dev|standalone)|dist\/unfinished|node_modules\/(@next\/swc-|@img))/;
  const how = { recursive: true, verbatimSymlinks: true, filter: (path: string) => !removed.test(path) };
  cpSync(from, join(folder, to), how);
}

/** The packages that `npm prune --omit=dev` leaves. Nested ones are copied with their parent. */
function packages(): string[] {
  const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { encoding: 'utf8' });
  const paths = listed.trim().split('\n').slice(1);
  return paths.map((path) => relative('.', path)).filter((path) => path.lastIndexOf('node_modules') === 0);
}

try {
  const dockerfile = readFileSync('deploy/container/Dockerfile', 'utf8');
  for (const [, sources = '', target = ''] of dockerfile.matchAll(/^COPY --from=build (.+) (\S+)$/gm))
    for (const source of sources.replaceAll('/src/', '').split(' ')) {
      if (source === 'node_modules') for (const path of packages()) copy(path, path);
      // Docker copies a folder's contents, but a file under its own name.
      else copy(source, statSync(source).isDirectory() ? target : join(target, basename(source)));
    }
  const origin = `http://127.0.0.1:${await freePort()}`;
  const settings = [`PORT=${new URL(origin).port}`, `DATA_DIR=${folder}/data`, 'NODE_ENV=production'];
  const command = ['env', '-i', `PATH=${process.env.PATH}`, ...settings, 'node', 'dist/server.mjs'];
  const server = await serve(command, `${origin}/api/health`, { cwd: folder });
  const page = await fetch(`${origin}/holyheaven/1`);
  const registered = await register(origin);
  await server.stop();
  if (!page.ok || !registered.ok)
    throw new Error(`a page answers ${page.status}, a registration ${registered.status}`);
  console.info('  The files of the container start, are ready, send a page and store an account.');
} finally {
  rmSync(folder, { recursive: true, force: true });
}
