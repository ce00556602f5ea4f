/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { buildSync } from 'esbuild';

jest.setTimeout(60_000);

// Logs far more than a pipe holds on both streams, then exits by itself: its timer fires only if it survived.
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

// Not run by tsx: its compiler would share the streams and could make writes block.
const { outputFiles } = buildSync({
  stdin: { contents: SITE, resolveDir: process.cwd() },
  bundle: true,
  platform: 'node',
  packages: 'external',
  write: false,
});

/** Runs the script with an output that nobody reads, and resolves to its exit code. */
async function run(output: 'pipe' | number) {
  const env = { ...process.env, LOG_LEVEL: 'info' };
  const args = ['--eval', outputFiles[0]?.text ?? ''];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', output, output] });
  const ended = once(child, 'exit', { signal: AbortSignal.timeout(50_000) });
  return (await ended.finally(() => child.kill('SIGKILL')))[0];
}

// e2e/server.spec.ts covers a reader that goes away.
it('survives a log reader that stalls', async () => {
  expect(await run('pipe')).toBe(42);
});

it('survives a full disk under its log', async () => {
  const full = openSync('/dev/full', 'w');
  expect(await run(full).finally(() => closeSync(full))).toBe(42);
});
