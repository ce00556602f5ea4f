import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freshRegistration } from './registration';

const PATIENCE_MS = 60_000;
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Registers an account as the site's own page does. */
export const register = (origin: string, fields: object = freshRegistration(), headers = {}) =>
  fetch(`${origin}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-secure-request': 'true', ...headers },
    body: JSON.stringify(fields),
  });

/** A server that this process has started. */
export interface Server {
  pid: number;
  /** Closes the reading end of its output, as when the log reader dies. */
  closeLog(): void;
  /** Sends `signal`, by default SIGTERM, and resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts a server with the port of `url` as PORT and resolves once it responds there.
 * @throws if it does not within a minute, or if another server already does.
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
  let printed = '';
  for (const output of [child.stdout, child.stderr])
    output.on('data', (text) => {
      printed += text;
    });
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  const started = performance.now();
  while (!(await answers())) {
    const isLate = performance.now() - started > PATIENCE_MS;
    if (isLate || child.exitCode !== null) {
      child.kill();
      throw new Error(`no answer from ${url}: ${printed}`);
    }
    await delay(50);
  }
  return {
    pid: child.pid ?? 0,
    closeLog() {
      for (const output of [child.stdout, child.stderr]) output.destroy();
    },
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}
