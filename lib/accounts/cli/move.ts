import { accounts, type Command, CommandError, EXIT } from './command';
import { batchesOf, countAccounts, openEmbedded, openPostgres, type Place, using } from './places';

/**
 * Copies the accounts whose id and email the target lacks. Each batch is one statement, so a run that was cut off is run
 * again.
 */
async function copyAll(source: Place, target: Place, note: (line: string) => void): Promise<void> {
  const before = await countAccounts(target.db);
  for await (const batch of batchesOf(source.db)) {
    const insert = target.db.insertInto('users').values(batch);
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  }
  const [here, after] = [await countAccounts(source.db), await countAccounts(target.db)];
  note(`Copied ${accounts(after - before)} from ${source.name} to ${target.name}.`);
  note(`Now there: ${here} in the source, ${after} in the target.`);
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
