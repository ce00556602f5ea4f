import type { Db, UsersTable } from '../account-store';
import { accounts, type Command, EXIT, Stop, wholeOption } from './command';
import { countAccounts, openEmbedded, openPostgres, type Place, using } from './places';
import { isoTime } from './rows';

const PASSES = 5;

/** What a pass over the source found, in accounts. */
interface Tally {
  seen: number;
  copied: number;
  /** Registered in both stores, with ids of their own. The target's stays. */
  twice: number;
  /** Ids of accounts that are in both stores, but not alike. */
  different: string[];
}

const sameRow = (a: UsersTable, b: UsersTable) =>
  a.full_name === b.full_name &&
  a.email === b.email &&
  a.password_hash === b.password_hash &&
  a.role === b.role &&
  isoTime(a.created_at) === isoTime(b.created_at);

const rowsOf = async (db: Db, ids: string[]) =>
  new Map(
    (await db.selectFrom('users').selectAll().where('id', 'in', ids).execute()).map((row) => [row.id, row]),
  );

/** Copies what is missing of a batch, then reads it back from the target and compares each field. */
async function copyBatch(batch: UsersTable[], target: Db, tally: Tally): Promise<void> {
  const ids = batch.map(({ id }) => id);
  const there = await rowsOf(target, ids);
  const missing = batch.filter(({ id }) => !there.has(id));
  if (missing.length > 0) {
    const values = missing.map((row) => ({ ...row, created_at: isoTime(row.created_at) }));
    await target
      .insertInto('users')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const now = missing.length > 0 ? await rowsOf(target, ids) : there;
  for (const row of batch) {
    const copy = now.get(row.id);
    tally.seen += 1;
    if (!copy) tally.twice += 1;
    else if (!sameRow(row, copy)) tally.different.push(row.id);
    else if (!there.has(row.id)) tally.copied += 1;
  }
}

/** Goes through the whole source by id: whatever is there from beginning to end is seen. */
async function pass(source: Db, target: Db, size: number): Promise<Tally> {
  const tally: Tally = { seen: 0, copied: 0, twice: 0, different: [] };
  for (let after = ''; ; ) {
    const batch = await source
      .selectFrom('users')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(size)
      .execute();
    if (batch.length === 0) return tally;
    await copyBatch(batch, target, tally);
    after = batch.at(-1)?.id ?? '';
  }
}

/**
 * Copies all accounts that are missing in the target, and compares all. Ends with a pass that found nothing to copy, if
 * registrations do not keep coming. Each batch is one statement, so a run that was cut off is simply run again.
 */
export async function copyAll(source: Db, target: Db, size: number): Promise<Tally & { last: number }> {
  const sum: Tally & { last: number } = { seen: 0, copied: 0, twice: 0, different: [], last: 0 };
  for (let round = 1; round <= PASSES; round += 1) {
    const { seen, copied, twice, different } = await pass(source, target, size);
    Object.assign(sum, { seen, twice, different, last: copied, copied: sum.copied + copied });
    if (copied === 0) break;
  }
  return sum;
}

async function moveBetween(source: Place, target: Place, size: number, note: (line: string) => void) {
  const { seen, copied, twice, different, last } = await copyAll(source.db, target.db, size);
  note(`Copied ${accounts(copied)} from ${source.name} to ${target.name}.`);
  note(`Compared ${accounts(seen)} field by field: ${seen - twice - different.length} alike.`);
  note(
    `Now there: ${await countAccounts(source.db)} in the source, ${await countAccounts(target.db)} in the target.`,
  );
  if (last > 0) note('The source still takes registrations. Run this again once the site uses the target.');
  if (twice > 0) note(`${accounts(twice)} registered in both: the target keeps its own.`);
  if (different.length > 0)
    throw new Stop(
      EXIT.differs,
      `${accounts(different.length)} in both are not alike, such as ${different[0]}. The target's were not changed.`,
    );
}

/** `move`: from the embedded store to PostgreSQL, or back. */
export const move: Command = {
  usage: '--to postgres|embedded [--batch <n>]',
  summary: 'copies all accounts from the embedded store to PostgreSQL, or back, and compares them',
  details: [
    '--to postgres|embedded  where to; DATA_DIR and DATABASE_URL name the two stores',
    '--batch <n>             accounts in one step, 500 unless said',
    'Nothing is removed from the source. Run it again at any time: only what is missing is copied.',
    'Run it once before and once after the site is switched to the other store.',
  ],
  options: { to: { type: 'string' }, batch: { type: 'string', default: '500' } },
  mostPositionals: 0,
  async run(input, terminal) {
    const { settings, options, dryRun } = input;
    if (options.to !== 'postgres' && options.to !== 'embedded')
      throw new Stop(EXIT.usage, '--to must be postgres or embedded.');
    const size = wholeOption(input, 'batch', 5000);
    const there = options.to === 'postgres';
    await using<Place, void>(there ? openEmbedded(settings) : openPostgres(settings), async (source) => {
      const count = accounts(await countAccounts(source.db));
      const target = there ? openPostgres : openEmbedded;
      if (dryRun)
        return terminal.note(`Dry run: would copy what is missing of ${count} from ${source.name}.`);
      await using<Place, void>(target(settings, true), (place) =>
        moveBetween(source, place, size, (line) => terminal.note(line)),
      );
    });
  },
};
