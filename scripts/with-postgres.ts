// Runs a command with a throw-away PostgreSQL server in TEST_DATABASE_URL, or without one where none can be had:
//   tsx scripts/with-postgres.ts jest lib/accounts
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';

const DEBIAN_ROOT = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

interface Cluster {
  url: string;
  stop(): void;
}

function findBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_ROOT) ? readdirSync(DEBIAN_ROOT) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_ROOT, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')));
}

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env, timeout: 240_000 }).status;
  if (apt('install', '-y', '-qq', 'postgresql') === 0) return;
  if (apt('update', '-qq') === 0) apt('install', '-y', '-qq', 'postgresql');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

// PostgreSQL refuses to run as root; Debian's package brings the user `postgres`.
function asOwner(file: string, args: string[]): void {
  const [command, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, args];
  execFileSync(command, all, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/', timeout: 60_000 });
}

function owner(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function startCluster(bin: string): Promise<Cluster> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-postgres-'));
  const data = path.join(folder, 'data');
  const control = path.join(bin, 'pg_ctl');
  try {
    if (isRoot) chownSync(folder, owner().uid, owner().gid);
    const port = await freePort();
    asOwner(path.join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
    ]);
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`;
    asOwner(control, ['-D', data, '-o', options, '-l', path.join(folder, 'log'), '-w', '-t', '30', 'start']);
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop() {
        try {
          asOwner(control, ['-D', data, '-m', 'immediate', '-w', 'stop']);
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function tryCluster(): Promise<Cluster | undefined> {
  try {
    if (isRoot && !findBinaries()) install();
    const bin = findBinaries();
    if (bin) return await startCluster(bin);
    console.error('with-postgres: no PostgreSQL server found; its tests are skipped.');
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : error;
    console.error(`with-postgres: PostgreSQL could not be started (${reason}); its tests are skipped.`);
  }
  return undefined;
}

function run(command: string, args: string[], url: string | undefined): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...(url ? { TEST_DATABASE_URL: url } : {}) },
    });
    // The terminal signals the child too; this process only has to outlive it, to clean up.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.once('error', (error) => {
      console.error(`with-postgres: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

async function main() {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined) {
    console.error('usage: tsx scripts/with-postgres.ts <command> [arguments]');
    process.exit(2);
  }
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? undefined : await tryCluster();
  try {
    process.exitCode = await run(command, args, given ?? cluster?.url);
  } finally {
    cluster?.stop();
  }
}

void main();
