import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { UsersTable } from '../account-store';
import { accounts, byEmail, type Command, CommandError, EXIT, emailOf } from './command';
import { asStored, batchesOf, countAccounts, openCurrent, using } from './places';

/** An account as it may be shown: all that is stored but the hash of the password. */
const shown = ({ id, full_name: fullName, email, role, created_at: createdAt }: UsersTable) => ({
  id,
  fullName,
  email,
  role,
  createdAt,
});

// A spreadsheet runs a cell that begins like this, some also with full-width signs, and visitors choose their names. Some
// split at semicolons and tabs as well, quoted or not.
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])/g;

const cell = (value: string) => `"${value.replace(FORMULA, "$1'").replaceAll('"', '""')}"`;

/** How an account is written, and what stands before, between and after them. */
type Format = { row(account: ReturnType<typeof shown>): string } & Partial<
  Record<'head' | 'between' | 'foot', string>
>;

const formats: Record<string, Format> = {
  // RFC 4180 with a heading.
  csv: {
    head: 'id,fullName,email,role,createdAt\r\n',
    row: (account) => `${Object.values(account).map(cell).join(',')}\r\n`,
  },
  json: { head: '[\n', row: (account) => JSON.stringify(account), between: ',\n', foot: '\n]\n' },
  lines: {
    row: ({ id, fullName, email, role, createdAt }) =>
      `${[createdAt, id, role, email, fullName].join('  ')}\n`,
  },
};

/** `export`: all accounts in one of the formats. */
export const exportAccounts: Command = async ({ options, settings, dryRun }, terminal) => {
  const { format = 'csv', output } = options;
  const chosen = new Map(Object.entries(formats)).get(format);
  if (!chosen) throw new CommandError(EXIT.usage, '--format must be csv, json or lines.');
  const { head = '', row, between = '', foot = '' } = chosen;
  await using(openCurrent(settings), async ({ db, name }) => {
    const end = `of ${name} as ${format} to ${output ?? 'standard output'}.`;
    if (dryRun) return terminal.note(`Dry run: would write ${accounts(await countAccounts(db))} ${end}`);
    if (output && existsSync(output)) throw new CommandError(EXIT.refused, `${output} is already there.`);
    const file = output ? await open(output, 'wx', 0o600) : undefined;
    const write = (text: string) => (file ? file.writeFile(text) : terminal.out(text));
    let count = 0;
    try {
      await write(head);
      for await (const batch of batchesOf(db)) {
        await write((count > 0 ? between : '') + batch.map((each) => row(shown(each))).join(between));
        count += batch.length;
      }
      await write(foot);
    } finally {
      await file?.close();
    }
    terminal.note(`Wrote ${accounts(count)} ${end}`);
  });
};

/** `list`: all accounts, one a line. */
export const list: Command = (input, terminal) =>
  exportAccounts({ ...input, options: { format: 'lines' } }, terminal);

/** `show`: all that is stored about one person, to answer a request for access. */
export const show: Command = async (input, terminal) => {
  const emails = await emailOf(input, terminal);
  await using(openCurrent(input.settings), async ({ db, name }) => {
    const row = await db.selectFrom('users').selectAll().where(byEmail(emails)).executeTakeFirst();
    if (!row) throw new CommandError(EXIT.notFound, `There is no account with this email in ${name}.`);
    if (input.dryRun) return terminal.note(`Dry run: would show one account of ${name}.`);
    const account = { ...shown(asStored(row)), password: 'kept only as a salted argon2id hash' };
    await terminal.out(`${JSON.stringify(account, undefined, 2)}\n`);
  });
};
