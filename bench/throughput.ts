import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installPackage } from '../e2e/support/system';
import { root, work } from './settings';
import { median } from './table';

/** Answers per second, and the 99th percentile of their milliseconds. */
export type Load = { perSecond: number; p99: number };

const ROUNDS = 3;
const SECONDS = 5;
const WARM_UP_SECONDS = 2;
const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };
const call = promisify(execFile);

/** Uses wrk, written in C: a generator in Node would load two cores as much as the server does. */
async function load(origin: string, list: string, seconds: number): Promise<Load> {
  const script = ['-s', join(root, 'bench/load.lua'), origin, '--', list];
  const { stdout } = await call('wrk', ['-t1', '-c50', '--latency', `-d${seconds}s`, ...script]);
  if (/Socket errors|Non-2xx/.test(stdout)) throw new Error(`${origin}: answers failed\n${stdout}`);
  const [, late, unit = ''] = /99%\s+([\d.]+)(\w+)/.exec(stdout) ?? [];
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  return { perSecond: Number(perSecond), p99: Number(late) * (MILLISECONDS[unit] ?? Number.NaN) };
}

/** Requests these pages from each origin in turn, over 50 keep-alive connections. */
export async function throughput(origins: readonly string[], paths: readonly string[]): Promise<Load[]> {
  const missing = await call('wrk', ['--version']).catch((error) => error.code === 'ENOENT');
  if (missing === true) installPackage('wrk');
  const list = join(work, 'paths.txt');
  await writeFile(list, paths.join('\n'));
  const loads = origins.map((): Load[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, origin] of origins.entries()) {
      await load(origin, list, WARM_UP_SECONDS);
      loads[index]?.push(await load(origin, list, SECONDS));
    }
  const middle = (list: Load[], name: keyof Load) => median(list.map((each) => each[name]));
  return loads.map((list) => ({ perSecond: middle(list, 'perSecond'), p99: middle(list, 'p99') }));
}
