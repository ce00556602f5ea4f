import { catchUp, USER_COLUMNS } from './accounts-file';
import type { EmbeddedPlace } from './places';

const columns = USER_COLUMNS.join(', ');
/** How many accounts there are now, and were before. */
interface Outcome {
  restored: number;
  replaced: number;
}

const alike = USER_COLUMNS.map((name) => `theirs.${name} = ours.${name}`).join(' and ');

// The accounts of one database that another lacks, or has otherwise.
const missingIn = (other: string) =>
  `where not exists (select 1 from ${other}.users as theirs where ${alike})`;

/**
 * Puts the accounts of `copy` in place of those in the live store, in one transaction. `kept` is a recent copy of the
 * live store, brought up to date while nobody can write. Registrations wait meanwhile, so only differences are written.
 */
export function replaceAll(live: EmbeddedPlace, copy: string, kept: string): Promise<Outcome> {
  return live.file.run(async (client) => {
    await client.execute({ sql: 'attach database ? as backup', args: [copy] });
    const transaction = await client.transaction('write');
    const count = async (table: string) =>
      Number((await transaction.execute(`select count(*) as times from ${table}`)).rows[0]?.times);
    try {
      const replaced = await count('main.users');
      if ((await catchUp(kept, live.path)) !== replaced) throw new Error('the kept copy is not complete');
      await transaction.execute(`delete from main.users as ours ${missingIn('backup')}`);
      await transaction.execute(
        `insert into main.users (${columns}) select ${columns} from backup.users as ours ${missingIn('main')}`,
      );
      const restored = await count('main.users');
      if (restored !== (await count('backup.users'))) throw new Error('not all accounts could be taken over');
      await transaction.commit();
      return { restored, replaced };
    } finally {
      transaction.close();
      await client.execute('detach database backup');
    }
  });
}

/** Adds the accounts of `copy` whose id and email are free in the live store. */
export function addMissing(live: EmbeddedPlace, copy: string): Promise<number> {
  return live.file.run(async (client) => {
    await client.execute({ sql: 'attach database ? as backup', args: [copy] });
    const { rowsAffected } = await client.execute(
      `insert into main.users (${columns}) select ${columns} from backup.users where true on conflict do nothing`,
    );
    await client.execute('detach database backup');
    return rowsAffected;
  });
}
