import { existsSync } from 'node:fs';
import path from 'node:path';
import { copyAccounts } from './accounts-file';
import { accounts, type Command, EXIT, Stop } from './command';
import { countAccounts, openEmbedded, using } from './places';

/** `backup`: a checked copy of the embedded store. */
export const backup: Command = {
  usage: '<file>',
  summary: 'copies the embedded store to a new file and checks it',
  details: ['The file must not exist yet. Registrations go on meanwhile.'],
  options: {},
  mostPositionals: 1,
  async run({ positionals, settings, dryRun }, terminal) {
    if (settings.DATABASE_URL)
      throw new Stop(EXIT.usage, 'Accounts are on PostgreSQL (DATABASE_URL): back them up with pg_dump.');
    if (!positionals[0]) throw new Stop(EXIT.usage, 'Name the file to write.');
    const target = path.resolve(positionals[0]);
    if (existsSync(target)) throw new Stop(EXIT.refused, `${target} is already there.`);
    if (!existsSync(path.dirname(target)))
      throw new Stop(EXIT.refused, `${path.dirname(target)} is not there.`);
    await using(openEmbedded(settings), async ({ db, name, path: file }) => {
      const before = await countAccounts(db);
      if (dryRun) return terminal.note(`Dry run: would copy ${accounts(before)} of ${name} to ${target}.`);
      const count = await copyAccounts(file, target);
      terminal.note(`Copied ${accounts(count)} of ${name} to ${target}, and checked the copy.`);
    });
  },
};
