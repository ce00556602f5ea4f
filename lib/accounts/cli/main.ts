// `npm run accounts -- <command>`, and `node accounts.mjs <command>` beside a finished site.
import { createInterface } from 'node:readline';
import { env } from '@/lib/env';
import { EXIT, type Terminal } from './command';
import { runCommand } from './run';

function terminal(): Terminal & { close(): void } {
  const interactive = process.stdin.isTTY === true;
  let lines: AsyncIterator<string> | undefined;
  let input: ReturnType<typeof createInterface> | undefined;
  return {
    interactive,
    out: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
    note: (line) => void process.stderr.write(`${line}\n`),
    async ask(question) {
      if (interactive) process.stderr.write(question);
      input ??= createInterface({ input: process.stdin });
      lines ??= input[Symbol.asyncIterator]();
      const { value, done } = await lines.next();
      return done ? undefined : value;
    },
    close: () => input?.close(),
  };
}

// Files made here hold personal data.
process.umask(0o077);
// A reader such as `head` may leave early.
process.stdout.on('error', () => process.exit(EXIT.done));
const io = terminal();
void runCommand(process.argv.slice(2), env, io).then((code) => {
  io.close();
  process.exitCode = code;
});
