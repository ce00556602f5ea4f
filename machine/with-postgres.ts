// Runs a command with a throw-away PostgreSQL server in TEST_DATABASE_URL, or without one if there is none:
//   tsx machine/with-postgres.ts jest lib/accounts
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { tryCluster } from './postgres-cluster';

function run(command: string, args: string[], url: string | undefined): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...(url ? { TEST_DATABASE_URL: url } : {}) },
    });
    // The terminal also signals the child. This process must outlive it to clean up.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.once('error', (error) => {
      console.error(`with-postgres: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

async function main() {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined) {
    console.error('usage: tsx machine/with-postgres.ts <command> [arguments]');
    process.exit(2);
  }
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? undefined : await tryCluster();
  try {
    process.exitCode = await run(command, args, given ?? cluster?.url);
  } finally {
    cluster?.remove();
  }
}

void main();
