import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

type Options = { cwd: string; env?: Record<string, string> };

const environment = (env: Record<string, string> = {}) => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  ...env,
});

/** Runs a command to its end. Returns the seconds it took and what it printed. */
export async function run(
  command: string,
  args: string[],
  { cwd, env }: Options,
): Promise<{ seconds: number; output: string }> {
  const start = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output.slice(-4000)}`);
  return { seconds: (performance.now() - start) / 1000, output };
}

export type Server = { pid: number; stop: () => Promise<void> };

/** Starts a server and resolves once it answers at `url`. */
export async function serve(command: string, args: string[], url: string, options: Options): Promise<Server> {
  if (await fetch(url).catch(() => undefined)) throw new Error(`something else answers at ${url}`);
  const child: ChildProcess = spawn(command, args, {
    cwd: options.cwd,
    env: environment({ PORT: new URL(url).port, ...options.env }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return { pid: child.pid ?? 0, stop };
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`no answer from ${url}`);
}

/** Resident memory of a process and its children in MB. Linux only. */
export function residentMegabytes(pid: number): number {
  const status = (process: string) => {
    try {
      return readFileSync(`/proc/${process}/status`, 'utf8');
    } catch {
      return '';
    }
  };
  const number = (text: string, name: string) =>
    Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const family = [String(pid)];
  for (const parent of family)
    family.push(...all.filter((name) => String(number(status(name), 'PPid')) === parent));
  return family.reduce((sum, name) => sum + number(status(name), 'VmRSS'), 0) / 1024;
}
