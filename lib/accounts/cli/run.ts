import { parseArgs } from 'node:util';
import { causeOf } from '@/lib/cause';
import { type Env, EnvError } from '@/lib/env';
import { backup } from './backup';
import { type Command, EXIT, Stop, type Terminal } from './command';
import { exportAccounts } from './export';
import { list } from './list';
import { move } from './move';
import { remove } from './remove';
import { restore } from './restore';
import { show } from './show';

const commands: Record<string, Command> = {
  list,
  export: exportAccounts,
  show,
  remove,
  backup,
  restore,
  move,
};

const CODES =
  'Exit codes: 0 done, 1 failed, 2 wrong use or setting, 3 no such account, 4 file refused, 5 not confirmed, 6 stores differ.';

const overview = () => [
  'Usage: npm run accounts -- <command> [options]',
  '',
  ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`),
  '',
  'Each command knows --help and --dry-run, and works while the site runs.',
  'DATA_DIR and DATABASE_URL name the store, as they do for the site.',
  CODES,
];

const helpFor = (name: string, { usage, summary, details }: Command) => [
  `Usage: npm run accounts -- ${name} ${usage}`,
  '',
  `It ${summary}.`,
  ...details.map((line) => `  ${line}`),
  '  --dry-run  says what it would do, and changes nothing',
  '',
  CODES,
];

function readArguments(name: string, command: Command, args: string[]) {
  const common = { help: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const;
  try {
    const options = { ...command.options, ...common };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > command.mostPositionals) throw new Error('too many arguments');
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch {
    // The parser's message may repeat an argument, such as an email.
    throw new Stop(EXIT.usage, `Wrong use. See: npm run accounts -- ${name} --help`);
  }
}

async function run([name, ...args]: string[], readSettings: () => Env, io: Terminal): Promise<void> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!name || !command) {
    if (name === '--help' || name === 'help') return io.out(`${overview().join('\n')}\n`);
    throw new Stop(EXIT.usage, overview().join('\n'));
  }
  const { values, positionals } = readArguments(name, command, args);
  if (values.help) return io.out(`${helpFor(name, command).join('\n')}\n`);
  const settings = readSettings();
  if (settings.AUTH_API_URL)
    io.note('AUTH_API_URL is set: the site passes registrations on. This is about its own store.');
  await command.run({ settings, positionals, options: values, dryRun: values['dry-run'] === true }, io);
}

function explain(error: unknown): { code: number; message: string } {
  if (error instanceof Stop) return error;
  if (error instanceof EnvError) return { code: EXIT.usage, message: error.message };
  const { code, message } = causeOf(error);
  return { code: EXIT.failed, message: `Failed: ${code ? `${code}, ` : ''}${message}` };
}

/**
 * Runs one command and says on `io` what went wrong.
 * @returns the exit code, one of `EXIT`.
 */
export async function runCommand(args: string[], readSettings: () => Env, io: Terminal): Promise<number> {
  try {
    await run(args, readSettings, io);
    return EXIT.done;
  } catch (error) {
    const { code, message } = explain(error);
    io.note(message);
    return code;
  }
}
