import { isDeepStrictEqual } from 'node:util';
import { accounts, type Command, CommandError, EXIT } from './command';
import { asStored, batchesOf, countAccounts, openEmbedded, openPostgres, type Place, using } from './places';

/**
 * Copies the accounts that the target lacks, and compares those that it has. Each batch is one statement, so a run that
 * was cut off is run again.
 */
async function copyAll(source: Place, target: Place, note: (line: string) => void): Promise<void> {
  const before = await countAccounts(target.db);
  let twice = 0;
  const unlike: string[] = [];
  for await (const batch of batchesOf(source.db)) {
    const insert = target.db.insertInto('users').values(batch);
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
    const ids = batch.map(({ id }) => id);
    const rows = await target.db.selectFrom('users').selectAll().where('id', 'in', ids).execute();
    const copies = new Map(rows.map((row) => [row.id, asStored(row)]));
    twice += ids.length - copies.size;
    unlike.push(...ids.filter((id, at) => copies.has(id) && !isDeepStrictEqual(copies.get(id), batch[at])));
  }
  const [here, after] = [await countAccounts(source.db), await countAccounts(target.db)];
  note(`Copied ${accounts(after - before)} from ${source.name} to ${target.name}.`);
  note(`Now there: ${here} in the source, ${after} in the target.`);
  if (twice > 0) note(`${accounts(twice)} registered in both: the target keeps its own.`);
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
  await using(from(settings), async (source) => {
    const count = accounts(await countAccounts(source.db));
    if (dryRun) return terminal.note(`Dry run: would copy what is missing of ${count} from ${source.name}.`);
    await using(to(settings, true), (target) => copyAll(source, target, terminal.note));
  });
};
