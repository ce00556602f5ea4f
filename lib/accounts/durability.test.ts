/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { openLibsqlStore } from './libsql-store';

const ROUNDS = 4;

/** Registers in a process of its own, which is killed at a random moment; returns the emails it acknowledged. */
function registerUntilKilled(dataDir: string, round: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const script = path.resolve('e2e/accounts/durability-child.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir, round], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      if (output === '') setTimeout(() => child.kill('SIGKILL'), Math.random() * 300);
      output += chunk;
    });
    child.once('error', reject);
    // An email without its line end was not acknowledged completely.
    child.once('close', () => resolve(output.split('\n').slice(0, -1)));
  });
}

it('keeps every acknowledged account over kill -9, exactly once', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'durability-'));
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Two at a time, so that they also compete for the lock.
    const both = [registerUntilKilled(dataDir, `${round}a`), registerUntilKilled(dataDir, `${round}b`)];
    acknowledged.push(...(await Promise.all(both)).flat());
  }
  expect(acknowledged.length).toBeGreaterThan(ROUNDS);

  // The store must open what the last kill left behind.
  const store = await openLibsqlStore(dataDir);
  await store.ping();
  await store.close();
  const client = createClient({ url: `file:${dataDir}/accounts.db` });
  const { rows } = await client.execute('select email, count(*) as times from users group by email');
  const check = await client.execute('pragma integrity_check');
  client.close();
  await rm(dataDir, { recursive: true });

  const times = new Map(rows.map((row) => [row.email, row.times]));
  expect(acknowledged.filter((email) => times.get(email) !== 1)).toEqual([]);
  expect([...times.values()].every((count) => count === 1)).toBe(true);
  expect(check.rows[0]?.integrity_check).toBe('ok');
}, 120_000);
