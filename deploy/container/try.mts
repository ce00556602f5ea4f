/**
 * Tries the container without a container engine. It follows the Dockerfile from after the build, in a temporary
 * folder. It runs the command as the image's user on a file system that is read-only except for the data folder.
 * Without the rights to change users and mounts, it runs as the current user.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, lstat, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../machine/free-port';

const MOST_MB = 60;
// The user `node` of the official images.
const UID = 1000;
const READ_ONLY =
  'mount --bind "$0" "$0" && mount -o remount,ro,bind / && exec setpriv --reuid=1000 --regid=1000 --clear-groups "$@"';

const temporary = await mkdtemp(join(tmpdir(), 'container-'));
const [assembled, root] = [join(temporary, 'assembled'), join(temporary, 'root')];
const inRoot = (path: string) => join(root, path);
const text = await readFile('deploy/container/Dockerfile', 'utf8');
const lastStage = text.slice(text.lastIndexOf('\nFROM '));

/** Reads an instruction's values from the Dockerfile, by a pattern with one group or more. */
function say(pattern: RegExp, where = lastStage): string[] {
  const match = pattern.exec(where);
  if (!match) throw new Error(`the Dockerfile has no ${pattern}`);
  return match.slice(1);
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`${what}: no`);
  console.info(`  ${what}`);
}

function run([program = '', ...args]: string[], env = process.env): boolean {
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

async function bytesIn(folder: string): Promise<number> {
  const sizes = (await readdir(folder, { recursive: true })).map(async (name) => {
    const stat = await lstat(join(folder, name));
    return stat.isFile() ? stat.size : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Makes the last stage's root by following its COPY lines. */
async function makeRoot(): Promise<void> {
  // The image's user needs access.
  await chmod(temporary, 0o755);
  const [command = ''] = say(/^RUN (.* \/assembled)$/m, text);
  check(run(command.replace('/assembled', assembled).split(' ')), command);
  for (const [, owner, from = '', to = ''] of lastStage.matchAll(
    /^COPY --from=build (--chown=\S+ )?(\S+) (\S+)$/gm,
  )) {
    await cp(from.replace('/assembled', assembled), inRoot(to), { recursive: true });
    if (owner && process.getuid?.() === 0) await chown(inRoot(to), UID, UID);
  }
}

async function start(env: NodeJS.ProcessEnv) {
  const command: string[] = JSON.parse(say(/^CMD (\[.*\])$/m)[0] ?? '');
  const isolated = process.getuid?.() === 0 && run(['unshare', '--mount', 'true']);
  const [program = '', ...args] = isolated
    ? ['unshare', '--mount', 'sh', '-c', READ_ONLY, env.DATA_DIR ?? '', ...command]
    : command;
  const [folder = ''] = say(/^WORKDIR (\S+)$/m);
  const server = spawn(program, args, { cwd: inRoot(folder), env, stdio: ['ignore', 'ignore', 'inherit'] });
  const probe: string[] = JSON.parse(say(/^HEALTHCHECK .* CMD (\[.*\])$/m)[0] ?? '');
  const deadline = Date.now() + 10_000;
  while (!run(probe, env)) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error('the server is not healthy within ten seconds');
    await delay(100);
  }
  check(true, isolated ? 'healthy, as a user of its own on a read-only file system' : 'healthy');
  return server;
}

/** Runs a command for the accounts as the image's user, as `docker exec` does, and returns what it prints. */
function accounts(args: string[], env: NodeJS.ProcessEnv): string {
  const [folder = ''] = say(/^WORKDIR (\S+)$/m);
  const user = process.getuid?.() === 0 ? { uid: UID, gid: UID } : {};
  const { stdout } = spawnSync('node', ['accounts.mjs', ...args], { cwd: inRoot(folder), env, ...user });
  return stdout.toString();
}

async function stop(server: Awaited<ReturnType<typeof start>>): Promise<void> {
  const [signal = ''] = say(/^STOPSIGNAL (\S+)$/m);
  server.kill(signal as NodeJS.Signals);
  const [code] = await once(server, 'exit');
  check(code === 0, `${signal} ends it`);
}

let server: Awaited<ReturnType<typeof start>> | undefined;
try {
  await makeRoot();
  const mb = (await bytesIn(root)) / 1_000_000;
  check(mb <= MOST_MB, `${mb.toFixed(1)} MB beside Node's base image, ${MOST_MB} at most`);

  const port = await freePort();
  const settings = [...lastStage.matchAll(/^ENV (\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const { DATA_DIR = '', ...rest } = Object.fromEntries(settings);
  const env = { PATH: process.env.PATH, PORT: String(port), ...rest, DATA_DIR: inRoot(DATA_DIR) };
  const site = `http://localhost:${port}`;
  const register = () =>
    fetch(`${site}/api/v1/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-secure-request': 'true' },
      body: JSON.stringify({ fullName: 'Asha Rao', email: 'asha@example.com', password: 'Sky-high-9' }),
    });
  server = await start(env);
  const page = await fetch(`${site}/holyheaven/1`);
  check(page.ok && (await page.text()).includes('Badrinath'), 'a page');
  check((await register()).status === 200, 'an account');
  check(
    accounts(['list'], env).includes('asha@example.com'),
    'the account is listed beside the running site',
  );
  const backup = join(env.DATA_DIR, 'backup.db');
  accounts(['backup', backup], env);
  check(existsSync(backup), 'a backup');
  await stop(server);
  server = await start(env);
  check((await register()).status === 409, 'the account is still there after a restart');
  await stop(server);
} finally {
  server?.kill('SIGKILL');
  await rm(temporary, { recursive: true, force: true });
}
