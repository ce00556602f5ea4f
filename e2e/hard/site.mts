import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../machine/free-port';

const MB = 1024 * 1024;
const PROBE = new URL('memory-probe.mjs', import.meta.url).href;
const running = new Set<ChildProcess>();
const folders: string[] = [];
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A running copy of the built site. */
export interface Site {
  origin: string;
  port: number;
  pid: number;
  dataDir: string;
  /** What it has printed, one entry per line. */
  lines: string[];
  /** Resident memory in MB, now and at its highest. */
  memory(): { now: number; peak: number };
  /** Heap and buffers in MB that are left after collecting garbage. */
  heldMb(): Promise<number>;
  /** Ends it by `signal`, SIGTERM if not said, and tells how that went. */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; ms: number }>;
}

/** A new folder for data, under the system's folder for such. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-hard-'));
  folders.push(folder);
  return folder;
}

/**
 * Starts the built site of the current folder on a free port, with nothing configured but `env`.
 * @throws when it is not ready in a minute.
 */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const dataDir = env.DATA_DIR ?? scratchFolder();
  const none = { DATABASE_URL: '', AUTH_API_URL: '', TEMPLE_HOST: '', SITE_URL: '', TRUSTED_PROXY_HOPS: '' };
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, '.site/current/server.mjs'], {
    env: {
      ...process.env,
      ...none,
      LOG_LEVEL: 'info',
      RATE_LIMIT_MAX: '1000000',
      DATA_DIR: dataDir,
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  const lines: string[] = [];
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the site is not ready: ${lines.join('\n')}`)), 60_000);
    const read = (line: string) => {
      lines.push(line);
      if (!line.includes('ready on')) return;
      clearTimeout(late);
      resolve();
    };
    for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on('line', read);
    void ended.then(() => reject(new Error(`the site has ended: ${lines.join('\n')}`)));
  });
  const status = (name: string) =>
    Number(
      new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0,
    ) / 1024;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    dataDir,
    lines,
    memory: () => ({ now: status('VmRSS'), peak: status('VmHWM') }),
    heldMb: () =>
      new Promise((resolve) => {
        child.once('message', (memory: { heapUsed: number; external: number }) =>
          resolve((memory.heapUsed + memory.external) / MB),
        );
        child.send('memory');
      }),
    async stop(signal = 'SIGTERM') {
      const started = performance.now();
      child.kill(signal);
      return { code: await ended, ms: performance.now() - started };
    },
  };
}
