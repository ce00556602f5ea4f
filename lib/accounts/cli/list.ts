import { accounts, type Command, wholeOption } from './command';
import { countAccounts, openCurrent, using } from './places';
import { accountPage, positionOf } from './rows';

/** `list`: one page of accounts. */
export const list: Command = {
  usage: '[--limit <n>] [--after <position>]',
  summary: 'lists accounts, oldest first, without hashes',
  details: [
    '--limit <n>         accounts on a page, 50 unless said',
    '--after <position>  goes on where the page before ended; that page names the position',
  ],
  options: { limit: { type: 'string', default: '50' }, after: { type: 'string' } },
  mostPositionals: 0,
  async run(input, terminal) {
    const limit = wholeOption(input, 'limit', 10_000);
    const after = input.options.after === undefined ? undefined : String(input.options.after);
    await using(openCurrent(input.settings), async ({ db, name }) => {
      const page = await accountPage(db, limit, after);
      const total = accounts(await countAccounts(db));
      const last = page.at(-1);
      if (input.dryRun)
        return terminal.note(
          `Dry run: would list ${page.length.toLocaleString('en')} of ${total} in ${name}.`,
        );
      const lines = page.map(({ id, fullName, email, role, createdAt }) =>
        [createdAt, id, role, email, fullName].join('  '),
      );
      await terminal.out(lines.map((line) => `${line}\n`).join(''));
      terminal.note(`${page.length.toLocaleString('en')} of ${total} in ${name}.`);
      if (last && page.length === limit) terminal.note(`Next page: --after ${positionOf(last)}`);
    });
  },
};
