import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installPackage } from '../../machine/install-package';
import { root, work } from '../settings';

const call = promisify(execFile);

/** Answers per second, the 99th percentile of their milliseconds, and how many failed or were not 200 to 399. */
export type LoadReport = { perSecond: number; p99: number; failures: number };

/** Uses wrk, written in C: a generator in Node would load two cores as much as the server does. */
async function findWrk(): Promise<void> {
  const missing = await call('wrk', ['--version']).catch((error) => error.code === 'ENOENT');
  if (missing === true) installPackage('wrk');
}

/** Requests these pages in turn over that many keep-alive connections, one request at a time on each. */
export async function load(
  origin: string,
  paths: readonly string[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadReport> {
  await findWrk();
  const list = join(work, 'paths.txt');
  await writeFile(list, paths.join('\n'));
  const script = join(root, 'bench/measure/load.lua');
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, origin, '--', list];
  const { stdout } = await call('wrk', args);
  return JSON.parse(stdout.slice(stdout.lastIndexOf('{"perSecond"')));
}
