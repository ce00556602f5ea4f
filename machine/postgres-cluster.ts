// A throw-away PostgreSQL server on loopback, for tests.
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, installPackage } from './system';

const DEBIAN_ROOT = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

interface Cluster {
  url: string;
  /** Stops the server like a power cut. `start` brings it back on the same port. */
  halt(): void;
  start(): void;
  /** The server's main process. Its children serve the connections. */
  pid(): number;
  remove(): void;
}

function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_ROOT, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')));
}

// PostgreSQL refuses to run as root. Debian's package creates the user `postgres`.
function asOwner(file: string, args: string[]): void {
  const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, args];
  execFileSync(command, all, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', timeout: 60_000 });
}

function owner(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function createCluster(bin: string): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-postgres-'));
  const data = path.join(folder, 'data');
  const control = (...args: string[]) => asOwner(path.join(bin, 'pg_ctl'), ['-D', data, ...args]);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    if (isRoot) chownSync(folder, owner().uid, owner().gid);
    const port = await freePort();
    const how = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    asOwner(path.join(bin, 'initdb'), ['-D', data, ...how]);
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`;
    const start = () => control('-o', options, '-l', path.join(folder, 'log'), '-w', '-t', '30', 'start');
    const halt = () => control('-m', 'immediate', '-w', 'stop');
    start();
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      start,
      halt,
      pid: () => Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
      remove() {
        try {
          halt();
        } finally {
          removeFolder();
        }
      },
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/** Starts a server and installs PostgreSQL if allowed. Otherwise prints the reason and returns undefined. */
export async function tryCluster(): Promise<Cluster | undefined> {
  try {
    if (isRoot && !findBinaries()) installPackage('postgresql');
    const bin = findBinaries();
    if (bin) return await createCluster(bin);
    console.error('No PostgreSQL server found; its tests are skipped.');
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : error;
    console.error(`PostgreSQL could not be started (${reason}); its tests are skipped.`);
  }
  return undefined;
}
