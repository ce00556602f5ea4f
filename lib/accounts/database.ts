import { domainToUnicode } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { type RegistrationFields, tidyEmail } from '@/lib/auth/fields';

interface UsersTable {
  id: string;
  full_name: string;
  /** Lower-cased; unique on lower(email). */
  email: string;
  /** argon2id in PHC format. */
  password_hash: string;
  role: 'USER';
  /** ISO 8601 in UTC. PostgreSQL's driver reads it as a Date. */
  created_at: string;
}

/** The columns of an export: all but the hash. */
export const exportedColumns = ['id', 'full_name', 'email', 'role', 'created_at'] as const;

export type Db = Kysely<{ users: UsersTable }>;
type NewAccount = Omit<RegistrationFields, 'password'> & { passwordHash: string };

/** Either of the databases that can keep accounts. Any method may throw the database's own error. */
export interface Database {
  /** For messages; never holds a password. */
  name: string;
  /** The path of the embedded database. */
  file?: string;
  /** Creates whatever is missing: folder, file, tables. Several instances may call it at once. */
  prepare(): Promise<void>;
  /** Runs `work` with a limit on how long the database may take. On the embedded one, it may run more than once. */
  run<T>(work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** An email as stored: tidied, with the domain in Unicode, since `xn--…` is the same domain in ASCII. */
export function storedEmail(typed: string): string {
  const [local, domain = ''] = tidyEmail(typed).split('@');
  return `${local}@${domain.includes('xn--') ? domainToUnicode(domain) : domain}`;
}

export async function createTables(db: Db, timeType: 'text' | 'timestamptz'): Promise<void> {
  await sql`create table if not exists users (
    id text primary key, full_name text not null, email text not null, password_hash text not null,
    role text not null, created_at ${sql.raw(timeType)} not null)`.execute(db);
  await sql`create unique index if not exists users_email_key on users (lower(email))`.execute(db);
}

/** Inserts and lets the unique index decide. Returns undefined when the email is taken. */
export async function insertAccount(db: Db, account: NewAccount) {
  const row: UsersTable = {
    id: crypto.randomUUID(),
    full_name: account.fullName,
    email: storedEmail(account.email),
    password_hash: account.passwordHash,
    role: 'USER',
    created_at: new Date().toISOString(),
  };
  const insert = db.insertInto('users').values(row);
  const result = await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) return undefined;
  return { id: row.id, fullName: row.full_name, email: row.email, role: row.role };
}

/** All accounts, oldest first, with times as text on both databases. */
export async function allAccounts(db: Db): Promise<UsersTable[]> {
  const rows = await db.selectFrom('users').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
}
