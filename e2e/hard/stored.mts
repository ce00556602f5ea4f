import { join } from 'node:path';
import { createClient } from '@libsql/client';
import pg from 'pg';
import type { Tally } from './table.mts';

async function query(url: string, text: string): Promise<{ email?: unknown }[]> {
  const client = new pg.Client(url);
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}

/** The emails stored, read past the site: from the file in a data folder, or from PostgreSQL by URL. */
async function storedEmails(place: string): Promise<string[]> {
  const text = 'select email from users';
  if (place.startsWith('postgres:')) return (await query(place, text)).map(({ email }) => String(email));
  const file = createClient({ url: `file:${join(place, 'accounts.db')}` });
  const [stored, check] = await file.batch([text, 'pragma integrity_check']);
  file.close();
  if (check?.rows[0]?.integrity_check !== 'ok') throw new Error(`${place} is damaged`);
  return stored?.rows.map(({ email }) => String(email)) ?? [];
}

/** Checks that each acknowledged account is stored, and no account twice. Resolves with how many are. */
export async function checkStored(place: string, acknowledged: string[], tally: Tally): Promise<number> {
  const emails = await storedEmails(place);
  const stored = new Set(emails);
  tally.check(stored.size === emails.length, `${emails.length - stored.size} are stored twice`);
  for (const email of acknowledged) tally.check(stored.has(email), `${email} is not stored`);
  return emails.length;
}

/** A new, empty database on that server. */
export async function freshDatabase(serverUrl: string): Promise<string> {
  const url = new URL(serverUrl);
  url.pathname = `hard_${Date.now().toString(36)}_${Math.floor(Math.random() * 1e6)}`;
  await query(serverUrl, `create database ${url.pathname.slice(1)}`);
  return url.href;
}
