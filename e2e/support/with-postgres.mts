/**
 * Runs a command with the URL of a throw-away PostgreSQL server in TEST_DATABASE_URL, or without one if there is none:
 * `tsx e2e/support/with-postgres.mts jest lib/accounts`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tryCluster } from './postgres';

const [command = '', ...args] = process.argv.slice(2);
const given = process.env.TEST_DATABASE_URL;
const cluster = given ? undefined : await tryCluster();
const url = given ?? cluster?.url;
try {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...(url ? { TEST_DATABASE_URL: url } : {}) },
  });
  // The terminal signals the child too; this process must outlive it to clean up.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
} finally {
  cluster?.remove();
}
