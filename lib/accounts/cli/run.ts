import { parseArgs } from 'node:util';
import { causeOf } from '@/lib/cause';
import { type Env, EnvError } from '@/lib/env';
import { backup, restore } from './backup-restore';
import { type Command, EXIT, Stop, type Terminal } from './command';
import { exportAccounts, list, show } from './list-show-export';
import { move } from './move';
import { remove } from './remove';

const commands: Record<string, Command> = {
  list,
  show,
  export: exportAccounts,
  remove,
  backup,
  restore,
  move,
};

const CODES =
  'Exit codes: 0 done, 1 failed, 2 wrong use or setting, 3 no such account, 4 refused, 5 not confirmed, 6 stores differ.';

const overview = [
  'Usage: npm run accounts -- <command> [options]',
  '',
  ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`),
  '',
  'Each command knows --help and --dry-run. All but restore work while the site runs.',
  'DATA_DIR and DATABASE_URL name the store, as they do for the site.',
  CODES,
].join('\n');

const helpFor = (name: string, { usage, summary, details }: Command) =>
  [
    `Usage: npm run accounts -- ${name} ${usage}`,
    '',
    `It ${summary}.`,
    ...details.map((line) => `  ${line}`),
    '  --dry-run  says what it would do, and changes nothing',
    '',
    CODES,
  ].join('\n');

function readArguments(name: string, { options, usage }: Command, args: string[]) {
  const common = { help: { type: 'boolean' }, 'dry-run': { type: 'boolean' } } as const;
  try {
    const allowPositionals = /^\[?</.test(usage);
    const { values, positionals } = parseArgs({ args, options: { ...options, ...common }, allowPositionals });
    if (positionals.length > 1) throw new Error('too many arguments');
    return { options: values as Record<string, string | boolean | undefined>, argument: positionals[0] };
  } catch {
    // The parser's message may repeat an argument, such as an email.
    throw new Stop(EXIT.usage, `Wrong use. See: npm run accounts -- ${name} --help`);
  }
}

async function run([name, ...args]: string[], readSettings: () => Env, io: Terminal): Promise<void> {
  if (name === '--help' || name === 'help') return io.out(`${overview}\n`);
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!name || !command) throw new Stop(EXIT.usage, overview);
  const { options, argument } = readArguments(name, command, args);
  if (options.help) return io.out(`${helpFor(name, command)}\n`);
  const settings = readSettings();
  if (settings.AUTH_API_URL)
    io.note('AUTH_API_URL is set: the site passes registrations on. This is about its own store.');
  await command.run({ settings, argument, options, dryRun: options['dry-run'] === true }, io);
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
