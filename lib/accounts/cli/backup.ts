import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database';
import { openFile } from '../libsql';
import { UsageError } from './usage-error';

async function check(file: string): Promise<number> {
  const copy = openFile(file);
  try {
    const { rows } = await sql<Record<string, string>>`pragma integrity_check`.execute(copy);
    if (rows[0]?.integrity_check !== 'ok') throw new UsageError('The copy fails the integrity check.');
    const accounts = await copy.selectFrom('users').select('id').execute();
    // Leaves the copy without a log beside it.
    await sql`pragma journal_mode = delete`.execute(copy);
    return accounts.length;
  } finally {
    await copy.destroy();
  }
}

/** `backup`: a checked copy of the embedded database, which lasts through a power cut. */
export async function backup(store: Database, file: string): Promise<string> {
  if (!store.file) throw new UsageError('Accounts are on PostgreSQL: use pg_dump.');
  const [target, part] = [path.resolve(file), `${path.resolve(file)}.part`];
  if (existsSync(target)) throw new UsageError(`${target} is already there.`);
  await rm(part, { force: true });
  await store.run((db) => sql`vacuum into ${part}`.execute(db));
  const count = await check(part);
  await rename(part, target);
  for (const each of [target, path.dirname(target)]) {
    const handle = await open(each, 'r');
    await handle.sync().finally(() => handle.close());
  }
  return `Copied ${count} accounts of ${store.name} to ${target}, and checked the copy.\n`;
}
