import type { Db, UsersTable } from '../account-store';
import { accounts, type Command, CommandError, EXIT } from './command';
import { countAccounts, isoTime, openEmbedded, openPostgres, type Place, using } from './places';

const BATCH = 500;

/** Ids of accounts that the target has otherwise. */
interface Differences {
  /** Registered in both stores, with ids of their own. The target's stays. */
  twice: string[];
  /** In both, but not alike. */
  unlike: string[];
}

const textOf = (row: UsersTable) =>
  JSON.stringify(Object.entries({ ...row, created_at: isoTime(row.created_at) }).sort());

/** Copies what is missing of a batch, then reads it back from the target and compares. */
async function copyBatch(batch: UsersTable[], target: Db, { twice, unlike }: Differences): Promise<void> {
  const values = batch.map((row) => ({ ...row, created_at: isoTime(row.created_at) }));
  await target
    .insertInto('users')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const ids = batch.map(({ id }) => id);
  const rows = await target.selectFrom('users').selectAll().where('id', 'in', ids).execute();
  const there = new Map(rows.map((row) => [row.id, textOf(row)]));
  for (const row of batch) {
    const copy = there.get(row.id);
    if (copy === undefined) twice.push(row.id);
    else if (copy !== textOf(row)) unlike.push(row.id);
  }
}

/** Copies all accounts that the target lacks. Each batch is one statement, so a run that was cut off is run again. */
async function copyAll(source: Place, target: Place, note: (line: string) => void) {
  const differences: Differences = { twice: [], unlike: [] };
  const before = await countAccounts(target.db);
  const all = source.db.selectFrom('users').selectAll().orderBy('id').limit(BATCH);
  for (let batch = await all.execute(); batch.length > 0; ) {
    await copyBatch(batch, target.db, differences);
    batch = await all.where('id', '>', batch[batch.length - 1]?.id ?? '').execute();
  }
  const [here, there] = [await countAccounts(source.db), await countAccounts(target.db)];
  note(`Copied ${accounts(there - before)} from ${source.name} to ${target.name}.`);
  note(`Now there: ${here} in the source, ${there} in the target.`);
  const { twice, unlike } = differences;
  if (twice.length > 0) note(`${accounts(twice.length)} registered in both: the target keeps its own.`);
  if (unlike.length > 0)
    throw new CommandError(
      EXIT.differs,
      `${accounts(unlike.length)} in both are not alike, such as ${unlike[0]}. The target's were not changed.`,
    );
}

/** `move`: from the embedded store to PostgreSQL, or back. */
export const move: Command = async ({ settings, options, dryRun }, terminal) => {
  if (options.to !== 'postgres' && options.to !== 'embedded')
    throw new CommandError(EXIT.usage, '--to must be postgres or embedded.');
  const [from, to] = options.to === 'postgres' ? [openEmbedded, openPostgres] : [openPostgres, openEmbedded];
  await using<Place, void>(from(settings), async (source) => {
    const count = accounts(await countAccounts(source.db));
    if (dryRun) return terminal.note(`Dry run: would copy what is missing of ${count} from ${source.name}.`);
    await using<Place, void>(to(settings, true), (target) => copyAll(source, target, terminal.note));
  });
};
