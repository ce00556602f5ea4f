import { join } from 'node:path';
import { sql } from '../accounts/desk';
import type { Tally } from './table.mts';

/** Checks that each acknowledged account is in a data folder or a database, and none twice. */
export async function checkStored(place: string, acknowledged: string[], tally: Tally): Promise<void> {
  const isFile = !place.startsWith('postgres:');
  const store = isFile ? join(place, 'accounts.db') : place;
  if (isFile) {
    const [check] = await sql(store, 'pragma integrity_check');
    tally.check(check?.integrity_check === 'ok', `${place} is damaged`);
  }
  const emails = (await sql(store, 'select email from users')).map(({ email }) => String(email));
  const stored = new Set(emails);
  tally.check(stored.size === emails.length, `${emails.length - stored.size} are stored twice`);
  for (const email of acknowledged) tally.check(stored.has(email), `${email} is not stored`);
}
