import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Db, StoreKind } from './account-store';

/** The table that rate-limiter-flexible expects. Only on PostgreSQL, where instances share it. */
export const RATE_LIMIT_TABLE = 'rate_limits';

type Steps = Record<string, Migration>;

// Kysely runs them in the order of their names. Add steps at the end; never edit a released one. The first three leave
// what is there: stores older than Kysely's Migrator have these tables, and a record of them in `schema_migrations`.
// That stays, so that the version before can open the store again.
const stepsFor = (kind: StoreKind): Steps => ({
  '0001_users': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('users')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('full_name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('created_at', kind === 'postgres' ? 'timestamptz' : 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('users_email_key')
        .ifNotExists()
        .on('users')
        .expression(sql`lower(email)`)
        .unique()
        .execute();
    },
  },
  '0002_rate_limits': {
    async up(db: Kysely<unknown>) {
      if (kind !== 'postgres') return;
      await db.schema
        .createTable(RATE_LIMIT_TABLE)
        .ifNotExists()
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute();
    },
  },
  // The command line reads accounts in this order, some at a time.
  '0003_users_created': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex('users_created')
        .ifNotExists()
        .on('users')
        .columns(['created_at', 'id'])
        .execute();
    },
  },
});

/**
 * Brings the tables up to date. Several instances may run it at once: each run holds a lock.
 * @throws the database's error, or Migrator's when the store was made by a newer version.
 */
export async function migrate(db: Db, kind: StoreKind): Promise<void> {
  const provider = { getMigrations: async () => stepsFor(kind) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
