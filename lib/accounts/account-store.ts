import { domainToUnicode } from 'node:url';
import { type Kysely, sql } from 'kysely';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { tidyEmail } from '@/lib/auth/fields';

export type StoreKind = 'libsql' | 'postgres';

export interface UsersTable {
  /** UUID as text. */
  id: string;
  full_name: string;
  /** Lower-cased; unique on lower(email). */
  email: string;
  /** argon2id in PHC format. */
  password_hash: string;
  role: 'USER';
  /** ISO 8601 in UTC. */
  created_at: string;
}

export interface AccountsDatabase {
  users: UsersTable;
}

export type Db = Kysely<AccountsDatabase>;

export interface NewAccount {
  fullName: string;
  /** Trimmed and lower-cased. */
  email: string;
  passwordHash: string;
}

export type Account = Omit<NewAccount, 'passwordHash'> & Pick<UsersTable, 'id' | 'role'>;

/** An open database of accounts. Any method may throw the database's own error. */
export interface AccountStore {
  /** Counts attempts per client for all instances, where the database is one they share. */
  readonly limiter?: RateLimiterAbstract;
  /** Stores the account durably and returns it, or returns undefined when the email is taken. */
  create(account: NewAccount): Promise<Account | undefined>;
  /** Resolves when a trivial query answers. */
  ping(): Promise<void>;
  /** True when `error` (or, without one, the file on disk) says that the database must be opened afresh. */
  needsReopening(error?: unknown): Promise<boolean>;
  close(): Promise<void>;
}

/** An email as it is stored: tidy, and its domain in letters, since `xn--…` is the same domain in ASCII. */
export function storedEmail(typed: string): string {
  const email = tidyEmail(typed);
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + (domainToUnicode(email.slice(at)) || email.slice(at));
}

/** Inserts and lets the unique index decide: with equal emails at once, exactly one call gets an account. */
export async function insertAccount(db: Db, account: NewAccount): Promise<Account | undefined> {
  const row: UsersTable = {
    id: crypto.randomUUID(),
    full_name: account.fullName,
    email: storedEmail(account.email),
    password_hash: account.passwordHash,
    role: 'USER',
    created_at: new Date().toISOString(),
  };
  const result = await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) return undefined;
  return { id: row.id, fullName: row.full_name, email: row.email, role: row.role };
}

/** Reads the table itself, so that a database without our tables does not count as healthy. */
export async function pingDatabase(db: Db): Promise<void> {
  await db.selectFrom('users').select(sql`1`.as('one')).limit(1).execute();
}
