import { spawnSync } from 'node:child_process';
import { expect, test } from './test';

// lib/env.test.ts has every wrong value.
test('a wrong setting stops the start with one sentence, which does not repeat it', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['.site/current/server.mjs'], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, PORT: '0', DATABASE_URL: 'mysql://u:secret@db' },
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^DATABASE_URL must be [^\n]*\.\n$/);
  expect(stderr).not.toContain('secret');
});
