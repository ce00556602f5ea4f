import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../settings';
import type { LoadOrder, LoadReport } from './load-generator';

const generator = join(root, 'bench/measure/load-generator.ts');

/** Puts load on a server from a process of its own. */
export async function load(order: LoadOrder): Promise<LoadReport> {
  const args = ['--import', 'tsx', generator, JSON.stringify(order)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 1e7 });
  return JSON.parse(stdout);
}
