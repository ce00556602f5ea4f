import { allAccounts, type Database } from '../database';

// PostgreSQL takes at most 65,535 values in a statement, SQLite 32,766.
const BATCH = 1000;

/**
 * `move`: copies the accounts whose id and email the target lacks. It changes and removes nothing, so a run that was cut
 * off is run again.
 */
export async function move(source: Database, target: Database): Promise<string> {
  const accounts = await source.run(allAccounts);
  await target.prepare();
  let copied = 0n;
  for (let start = 0; start < accounts.length; start += BATCH) {
    const batch = accounts.slice(start, start + BATCH);
    const result = await target.run((db) =>
      db
        .insertInto('users')
        .values(batch)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst(),
    );
    copied += result.numInsertedOrUpdatedRows ?? 0n;
  }
  const there = (await target.run(allAccounts)).length;
  return `Copied ${copied} of ${accounts.length} accounts from ${source.name} to ${target.name}, which now has ${there}.\n`;
}
