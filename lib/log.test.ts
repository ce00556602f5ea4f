/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

jest.setTimeout(60_000);

// Logs far more than a pipe holds, on both streams, then ends in its own way: a timer fires only in a living process.
const SITE = `
  const { log, outliveOutput } = require('./lib/log.ts');
  outliveOutput();
  let round = 0;
  setInterval(() => {
    for (let line = 0; line < 500; line += 1) {
      log().info({ text: 'x'.repeat(1000) }, 'line');
      console.error('y'.repeat(10));
      process.stderr.write('z');
    }
    round += 1;
    if (round === 8) process.exit(process.stdout.writableLength < 2_000_000 ? 42 : 43);
  }, 20);`;

/** Runs the script with what reads its output, and resolves with its exit code. */
async function run(output: 'pipe' | number, read?: (child: ReturnType<typeof spawn>) => unknown) {
  const args = ['--import', 'tsx', '--eval', SITE];
  const env = { ...process.env, LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', output, output] });
  read?.(child);
  return (await once(child, 'exit'))[0];
}

it.each<[string, (child: ReturnType<typeof spawn>) => unknown]>([
  [
    'goes away',
    ({ stdout, stderr }) => {
      for (const stream of [stdout, stderr]) stream?.destroy();
    },
  ],
  [
    'goes away after a line',
    ({ stdout, stderr }) => {
      for (const stream of [stdout, stderr]) stream?.once('data', () => stream.destroy());
    },
  ],
  ['stays and stops reading', () => {}],
])('goes on when who reads its log %s', async (_, read) => {
  expect(await run('pipe', read)).toBe(42);
});

it('goes on when the disk of its log is full', async () => {
  const full = openSync('/dev/full', 'w');
  expect(await run(full).finally(() => closeSync(full))).toBe(42);
});
