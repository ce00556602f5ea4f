// `npm run accounts -- <command>`, and `node accounts.mjs <command>` in a container.
import { causeOf } from '@/lib/cause';
import { EnvError, env } from '@/lib/env';
import { UsageError } from './commands';
import { runCommand } from './run';

// Files made here hold personal data.
process.umask(0o077);
// A reader such as `head` may leave early.
process.stdout.on('error', () => process.exit(0));

async function main(): Promise<void> {
  try {
    process.stdout.write(await runCommand(process.argv.slice(2), env));
  } catch (error) {
    const { code, message } = causeOf(error);
    const isPlain = error instanceof UsageError || error instanceof EnvError;
    console.error(isPlain ? error.message : `Failed: ${code ? `${code}, ` : ''}${message}`);
    process.exitCode = 1;
  }
}

void main();
