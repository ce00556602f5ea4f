import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A server that this process has started. */
export interface Server {
  /** What it has printed, one entry per line. */
  lines: string[];
  /** Resident memory in MB, now and at its highest. Linux only. */
  memory(): { now: number; peak: number };
  /** Ends it by `signal`, SIGTERM by default, and tells how that went. */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; ms: number }>;
}

/**
 * Starts a server with the port of `url` as PORT, and resolves once it answers there.
 * @throws when it does not in a minute, or when something else does.
 */
export async function serve(
  [command = '', ...args]: string[],
  url: string,
  { cwd = '.', env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Server> {
  const answers = async () => (await fetch(url).catch(() => undefined))?.ok;
  if (await answers()) throw new Error(`something else answers at ${url}`);
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PORT: new URL(url).port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => lines.push(line));
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  const started = performance.now();
  while (!(await answers())) {
    const isLate = performance.now() - started > PATIENCE_MS;
    if (isLate || child.exitCode !== null) throw new Error(`no answer from ${url}: ${lines.join('\n')}`);
    await delay(50);
  }
  const memory = (name: string) => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  };
  return {
    lines,
    memory: () => ({ now: memory('VmRSS'), peak: memory('VmHWM') }),
    async stop(signal = 'SIGTERM') {
      const asked = performance.now();
      child.kill(signal);
      return { code: await ended, ms: performance.now() - asked };
    },
  };
}
