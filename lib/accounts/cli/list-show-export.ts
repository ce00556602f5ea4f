import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Db } from '../account-store';
import { accounts, type Command, CommandError, EXIT, emailOf } from './command';
import { countAccounts, isoTime, openCurrent, using } from './places';

const EXPORT_PAGE = 1000;

/** An account as it may be shown: all that is stored but the hash of the password. */
type ShownAccount = Awaited<ReturnType<typeof accountPage>>[number];

const COLUMNS = ['id', 'full_name as fullName', 'email', 'role', 'created_at as createdAt'] as const;
const FIELDS = ['id', 'fullName', 'email', 'role', 'createdAt'] as const;

/** Where a page ends, as `--after` takes it. */
const positionOf = ({ createdAt, id }: ShownAccount) => `${createdAt}/${id}`;

/** Up to `size` accounts in order of creation, after a position if one is given. */
async function accountPage(db: Db, size: number, after?: string) {
  let query = db.selectFrom('users').select(COLUMNS).orderBy('created_at').orderBy('id').limit(size);
  if (after !== undefined) {
    const [, time = '', id = ''] = /^(\d{4}-[\d-]{5}T[\d:.]+Z)\/([\w-]+)$/.exec(after) ?? [];
    if (Number.isNaN(Date.parse(time)))
      throw new CommandError(EXIT.usage, '--after must be the position that the page before named.');
    query = query.where(({ eb, or, and }) =>
      or([eb('created_at', '>', time), and([eb('created_at', '=', time), eb('id', '>', id)])]),
    );
  }
  return (await query.execute()).map((row) => ({ ...row, createdAt: isoTime(row.createdAt) }));
}

/** `list`: one page of accounts. */
export const list: Command = async (input, terminal) => {
  const limit = Number(input.options.limit ?? 50);
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= 10_000))
    throw new CommandError(EXIT.usage, '--limit must be a whole number from 1 to 10000.');
  await using(openCurrent(input.settings), async ({ db, name }) => {
    const page = await accountPage(db, limit, input.options.after);
    const what = `${page.length.toLocaleString('en')} of ${accounts(await countAccounts(db))} in ${name}.`;
    if (input.dryRun) return terminal.note(`Dry run: would list ${what}`);
    const lines = page.map(({ id, fullName, email, role, createdAt }) =>
      [createdAt, id, role, email, fullName].join('  '),
    );
    await terminal.out(lines.map((line) => `${line}\n`).join(''));
    terminal.note(what);
    const last = page.at(-1);
    if (last && page.length === limit) terminal.note(`Next page: --after ${positionOf(last)}`);
  });
};

/** `show`: all that is stored about one person, to answer a request for access. */
export const show: Command = async (input, terminal) => {
  const emails = await emailOf(input, terminal);
  await using(openCurrent(input.settings), async ({ db, name }) => {
    const row = await db
      .selectFrom('users')
      .select(COLUMNS)
      .where(({ eb, fn }) => eb(fn('lower', ['email']), 'in', emails))
      .executeTakeFirst();
    if (!row) throw new CommandError(EXIT.notFound, `There is no account with this email in ${name}.`);
    if (input.dryRun) return terminal.note(`Dry run: would show one account of ${name}.`);
    const password = 'kept only as a salted argon2id hash';
    const shown = { ...row, createdAt: isoTime(row.createdAt), password };
    await terminal.out(`${JSON.stringify(shown, undefined, 2)}\n`);
  });
};

// A spreadsheet runs a cell that begins like this, some also with full-width signs, and visitors choose their names. Some
// split at semicolons and tabs as well, quoted or not.
const FORMULA = /(^|[;\t\r\n])(?=\s*[=+\-@＝＋－＠])/g;

const cell = (value: string) => `"${value.replace(FORMULA, "$1'").replaceAll('"', '""')}"`;

interface Format {
  head: string;
  row: (account: ShownAccount, index: number) => string;
  foot: string;
}

const formats: Record<string, Format> = {
  // RFC 4180 with a heading.
  csv: {
    head: `${FIELDS.join(',')}\r\n`,
    row: (account) => `${FIELDS.map((field) => cell(account[field])).join(',')}\r\n`,
    foot: '',
  },
  json: {
    head: '[',
    row: (account, index) => `${index === 0 ? '\n' : ',\n'}${JSON.stringify(account)}`,
    foot: '\n]\n',
  },
};

/** Writes all accounts, with those that are registered meanwhile, and returns how many. */
async function writeAll(db: Db, { head, row, foot }: Format, write: (text: string) => Promise<unknown>) {
  await write(head);
  let count = 0;
  for (let page = await accountPage(db, EXPORT_PAGE); page.length > 0; ) {
    await write(page.map((account, index) => row(account, count + index)).join(''));
    count += page.length;
    page = await accountPage(db, EXPORT_PAGE, positionOf(page[page.length - 1] as ShownAccount));
  }
  await write(foot);
  return count;
}

/** `export`: all accounts as CSV or JSON. */
export const exportAccounts: Command = async ({ options, settings, dryRun }, terminal) => {
  const { format: named = 'csv', output } = options;
  const format = Object.hasOwn(formats, named) && formats[named];
  if (!format) throw new CommandError(EXIT.usage, '--format must be csv or json.');
  await using(openCurrent(settings), async ({ db, name }) => {
    const end = `of ${name} as ${named} to ${output ?? 'standard output'}.`;
    if (dryRun) return terminal.note(`Dry run: would write ${accounts(await countAccounts(db))} ${end}`);
    if (output && existsSync(output)) throw new CommandError(EXIT.refused, `${output} is already there.`);
    const file = output ? await open(output, 'wx', 0o600) : undefined;
    const write = async (text: string) => (file ? file.writeFile(text) : terminal.out(text));
    const count = await writeAll(db, format, write).finally(() => file?.close());
    terminal.note(`Wrote ${accounts(count)} ${end}`);
  });
};
