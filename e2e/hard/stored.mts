import { join } from 'node:path';
import { createClient } from '@libsql/client';
import pg from 'pg';

/** How often each email is stored, read past the site: from the file in a data folder, or from PostgreSQL by URL. */
export async function storedEmails(place: string): Promise<Map<string, number>> {
  const query = 'select email, count(*) as times from users group by email';
  if (!place.startsWith('postgres:')) {
    const file = createClient({ url: `file:${join(place, 'accounts.db')}` });
    const { rows } = await file.execute(query);
    const [check] = (await file.execute('pragma integrity_check')).rows;
    file.close();
    if (check?.integrity_check !== 'ok') throw new Error(`integrity check: ${check?.integrity_check}`);
    return new Map(rows.map(({ email, times }) => [String(email), Number(times)]));
  }
  const client = new pg.Client(place);
  await client.connect();
  const { rows } = await client.query<{ email: string; times: string }>(query);
  await client.end();
  return new Map(rows.map(({ email, times }) => [email, Number(times)]));
}

/** A new, empty database on the server of TEST_DATABASE_URL. */
export async function freshDatabase(serverUrl: string): Promise<string> {
  const name = `hard_${Date.now().toString(36)}_${Math.floor(Math.random() * 1e6)}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}
