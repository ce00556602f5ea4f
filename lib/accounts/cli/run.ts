import { type ParseArgsConfig, parseArgs } from 'node:util';
import { causeOf } from '@/lib/cause';
import { type Env, EnvError } from '@/lib/env';
import { backup, restore } from './backup-restore';
import { type Command, CommandError, EXIT, type Terminal } from './command';
import { exportAccounts, list, show } from './list-show-export';
import { move } from './move';
import { remove } from './remove';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Each command with its options beside --help and --dry-run, and whether it takes an argument. */
const commands: Record<string, { run: Command; options?: ParseArgsConfig['options']; argument?: true }> = {
  list: { run: list },
  show: { run: show, argument: true },
  export: { run: exportAccounts, options: { format: text, output: text } },
  remove: { run: remove, options: { yes: flag }, argument: true },
  backup: { run: backup, argument: true },
  restore: { run: restore, options: { yes: flag }, argument: true },
  move: { run: move, options: { to: text } },
};

const HELP = `Usage: npm run accounts -- <command> [options]

  list
      lists all accounts without hashes, one a line, oldest first
  show [<email>]
      shows what is stored about one person
  export [--format csv|json|lines] [--output <file>]
      writes all accounts without hashes, as CSV by default, to standard output
      or to a new file that only you can read; an apostrophe keeps spreadsheets
      from running a CSV cell
  remove [<email>] [--yes]
      removes one person for good, from each store that is set, and leaves
      nothing in unused pages; backups are not touched
  backup <file>
      copies the embedded store to a new file and checks it
  restore <file> [--yes]
      puts a backup in place of the embedded store, while no server holds that;
      what it replaces is kept in the data folder, and a person removed after
      the backup was made comes back
  move --to postgres|embedded
      copies what is missing from the embedded store to PostgreSQL, or back, and
      counts both; run it once before and once after the site is switched

  --dry-run  says what the command would do, and changes nothing
  --yes      does not ask for confirmation

Without an email, the command asks for it or reads it from standard input. Prefer
that: an argument stays in your shell's history. All but restore work while the
site runs. DATA_DIR and DATABASE_URL name the store, as they do for the site.

Exit codes: 0 done, 1 failed, 2 wrong arguments or setting, 3 no such account,
4 refused, 5 not confirmed.
`;

async function run([name = '', ...args]: string[], readSettings: () => Env, io: Terminal): Promise<void> {
  if (name === '--help' || name === 'help') return io.out(HELP);
  const command = Object.hasOwn(commands, name) && commands[name];
  if (!command) throw new CommandError(EXIT.usage, HELP);
  const options = { ...command.options, help: flag, 'dry-run': flag };
  const wrong = new CommandError(EXIT.usage, 'Wrong arguments. See: npm run accounts -- --help');
  let given: ReturnType<typeof parseArgs>;
  try {
    given = parseArgs({ args, options, allowPositionals: command.argument ?? false });
  } catch {
    // The parser's message may repeat an argument, such as an email.
    throw wrong;
  }
  const { values, positionals } = given;
  if (positionals.length > 1) throw wrong;
  if (values.help) return io.out(HELP);
  const settings = readSettings();
  if (settings.AUTH_API_URL)
    io.note('AUTH_API_URL is set: the site passes registrations on. This is about its own store.');
  const dryRun = values['dry-run'] === true;
  await command.run({ settings, argument: positionals[0], options: values, dryRun }, io);
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
    const { code, message } = causeOf(error);
    const known = error instanceof CommandError || error instanceof EnvError;
    io.note(known ? error.message : `Failed: ${code ? `${code}, ` : ''}${message}`);
    return error instanceof CommandError ? error.code : known ? EXIT.usage : EXIT.failed;
  }
}
