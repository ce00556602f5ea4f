// Support for the tests of accounts: databases of their own, and what is stored in them.
import { randomUUID } from 'node:crypto';
import LibSql from 'libsql';
import { Client } from 'pg';

/** Runs SQL past the site, on a database file or on PostgreSQL by URL, and returns the rows. */
export async function sql(place: string, text: string): Promise<Record<string, unknown>[]> {
  if (place.startsWith('postgres:')) {
    const client = new Client(place);
    await client.connect();
    return (await client.query(text).finally(() => client.end())).rows ?? [];
  }
  const database = new LibSql(place, { timeout: 5000 });
  const statement = database.prepare(text);
  const rows = statement.reader ? statement.all() : statement.run() && [];
  database.close();
  return rows as Record<string, unknown>[];
}

/** Everything stored, one text an account, sorted. */
export async function stored(place: string): Promise<string[]> {
  const rows = await sql(place, 'select email, id, full_name, password_hash, role, created_at from users');
  return rows
    .map((row) => JSON.stringify({ ...row, created_at: new Date(row.created_at as string).toISOString() }))
    .sort();
}

/** A new database on the server of TEST_DATABASE_URL. */
export async function freshDatabase(
  serverUrl: string,
): Promise<{ url: string; remove: () => Promise<unknown> }> {
  const name = `accounts_${randomUUID().replaceAll('-', '')}`;
  await sql(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, remove: () => sql(serverUrl, `drop database ${name} with (force)`) };
}
