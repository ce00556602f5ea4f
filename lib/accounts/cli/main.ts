// `npm run accounts -- <command>`, and `node accounts.mjs <command>` beside a finished site.
import { createInterface } from 'node:readline';
import { env } from '@/lib/env';
import { EXIT, type Terminal } from './command';
import { runCommand } from './run';

const interactive = process.stdin.isTTY === true;

const terminal: Terminal = {
  interactive,
  out: (text) => new Promise((resolve) => process.stdout.write(text, () => resolve())),
  note: (line) => void process.stderr.write(`${line}\n`),
  async ask(question) {
    if (interactive) process.stderr.write(question);
    // Leaving the loop lets go of standard input, so that the process can end.
    for await (const line of createInterface({ input: process.stdin })) return line;
    return undefined;
  },
};

// Files made here hold personal data.
process.umask(0o077);
// A reader such as `head` may leave early.
process.stdout.on('error', () => process.exit(EXIT.done));
void runCommand(process.argv.slice(2), env, terminal).then((code) => {
  process.exitCode = code;
});
