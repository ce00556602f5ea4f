import type { Kysely } from 'kysely';

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
  schema_migrations: { version: number };
}

export type Db = Kysely<AccountsDatabase>;
