import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './system';

/** The program folder of the newest server among Debian's packages or on the PATH. */
function findBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  const debian = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'));
  return [...debian, ...(process.env.PATH ?? '').split(':')].find((folder) =>
    existsSync(join(folder, 'initdb')),
  );
}

// PostgreSQL refuses to run as root. Debian's package creates the user `postgres`.
const isRoot = process.getuid?.() === 0;
function asOwner(file: string, args: string[]): void {
  const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, args];
  execFileSync(command, all, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', timeout: 60_000 });
}

/** A throw-away PostgreSQL server on loopback. */
async function createCluster(bin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'));
  const data = join(folder, 'data');
  const control = (...args: string[]) => asOwner(join(bin, 'pg_ctl'), ['-D', data, ...args]);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`;
  const start = () => control('-o', options, '-l', join(folder, 'log'), '-w', '-t', '30', 'start');
  const halt = () => control('-m', 'immediate', '-w', 'stop');
  try {
    const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
    const how = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    asOwner(join(bin, 'initdb'), ['-D', data, ...how]);
    start();
  } catch (error) {
    removeFolder();
    throw error;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Restarts it on the same port. */
    start,
    /** Stops it as a power cut would. */
    halt,
    remove() {
      try {
        halt();
      } finally {
        removeFolder();
      }
    },
  };
}

/** Starts a server if PostgreSQL is installed. Otherwise prints the reason and returns undefined. */
export async function tryCluster() {
  try {
    const bin = findBinaries();
    if (bin) return await createCluster(bin);
    console.error('No PostgreSQL server found; its tests are skipped.');
  } catch (error) {
    console.error(`PostgreSQL could not be started; its tests are skipped. ${error}`);
  }
  return undefined;
}
