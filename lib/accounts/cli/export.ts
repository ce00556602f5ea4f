import { open } from 'node:fs/promises';
import { accounts, type Command, EXIT, Stop, type Terminal } from './command';
import { countAccounts, openCurrent, using } from './places';
import { accountPages, type ShownAccount } from './rows';

const PAGE = 1000;
const FIELDS = ['id', 'fullName', 'email', 'role', 'createdAt'] as const;

// A spreadsheet runs a cell that begins like this, and visitors choose their names.
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The accounts as a text in pieces: RFC 4180 with a heading, or a JSON array. */
export async function* exported(pages: AsyncIterable<ShownAccount[]>, format: 'csv' | 'json') {
  if (format === 'csv') {
    yield `${FIELDS.join(',')}\r\n`;
    for await (const page of pages)
      yield page.map((account) => `${FIELDS.map((field) => cell(account[field])).join(',')}\r\n`).join('');
    return;
  }
  let before = '[\n';
  for await (const page of pages) {
    yield before + page.map((account) => JSON.stringify(account)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

async function writer(file: string | undefined, terminal: Terminal) {
  if (file === undefined) return { write: terminal.out, close: async () => {} };
  const handle = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new Stop(EXIT.refused, `${file} is already there.`);
    throw error;
  });
  return {
    write: async (text: string) => void (await handle.writeFile(text)),
    close: () => handle.sync().then(() => handle.close()),
  };
}

/** `export`: all accounts as CSV or JSON. */
export const exportAccounts: Command = {
  usage: '[--format csv|json] [--output <file>]',
  summary: 'writes all accounts as CSV or JSON, without hashes',
  details: [
    '--format csv|json  csv unless said; a CSV cell that a spreadsheet would run begins with an apostrophe',
    '--output <file>    a new file that only you can read; standard output unless said',
  ],
  options: { format: { type: 'string', default: 'csv' }, output: { type: 'string' } },
  mostPositionals: 0,
  async run({ options, settings, dryRun }, terminal) {
    const { format } = options;
    if (format !== 'csv' && format !== 'json') throw new Stop(EXIT.usage, '--format must be csv or json.');
    const output = options.output === undefined ? undefined : String(options.output);
    await using(openCurrent(settings), async ({ db, name }) => {
      const where = output ?? 'standard output';
      if (dryRun)
        return terminal.note(
          `Dry run: would write ${accounts(await countAccounts(db))} of ${name} as ${format} to ${where}.`,
        );
      const { write, close } = await writer(output, terminal);
      let count = 0;
      async function* counted() {
        for await (const page of accountPages(db, PAGE)) {
          count += page.length;
          yield page;
        }
      }
      try {
        for await (const text of exported(counted(), format)) await write(text);
      } finally {
        await close();
      }
      terminal.note(`Wrote ${accounts(count)} of ${name} as ${format} to ${where}.`);
    });
  },
};
