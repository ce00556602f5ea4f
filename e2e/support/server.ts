import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

type Usage = { megabytes: number; files: number };

function usageOf(pid: number): Usage {
  const process = `/proc/${pid}`;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`${process}/status`, 'utf8')) ?? [];
  const links = readdirSync(`${process}/fd`).map((fd) => {
    try {
      return readlinkSync(`${process}/fd/${fd}`);
    } catch {
      // Closed in the meantime.
      return '';
    }
  });
  const children = readFileSync(`${process}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const own = {
    megabytes: Number(kilobytes) / 1024,
    files: links.filter((link) => link.startsWith('/')).length,
  };
  return children.map(Number).map(usageOf).reduce(addUsage, own);
}

export const addUsage = (one: Usage, other: Usage): Usage => ({
  megabytes: one.megabytes + other.megabytes,
  files: one.files + other.files,
});

/** What a visitor registers with, each time under another email. */
export const registration = () => ({
  fullName: 'Asha Rao',
  email: `e2e-${randomUUID()}@example.org`,
  password: 'Sky-high-9',
});

/** Registers an account as the site's own page does. */
export const register = (origin: string, fields: object = registration(), headers = {}) =>
  fetch(`${origin}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-secure-request': 'true', ...headers },
    body: JSON.stringify(fields),
  });

/** A server that this process has started. */
export interface Server {
  /** What it has printed, one entry per line. */
  lines: string[];
  /** Resident memory in MB and open files, with those of child processes. Linux only. */
  usage(): Usage;
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
    if (isLate || child.exitCode !== null) {
      child.kill();
      throw new Error(`no answer from ${url}: ${lines.join('\n')}`);
    }
    await delay(50);
  }
  return {
    lines,
    usage: () => usageOf(child.pid ?? 0),
    async stop(signal = 'SIGTERM') {
      const asked = performance.now();
      child.kill(signal);
      return { code: await ended, ms: performance.now() - asked };
    },
  };
}
