import { sql, type Transaction } from 'kysely';
import type { AccountsDatabase, Db, StoreKind } from './database';

/** The table that rate-limiter-flexible expects. Only on PostgreSQL, where instances share it. */
export const RATE_LIMIT_TABLE = 'rate_limits';

type Step = (trx: Transaction<AccountsDatabase>, kind: StoreKind) => Promise<unknown>;

// A step's position is its version. Add steps at the end; never edit a released one.
const steps: Step[] = [
  async (trx, kind) => {
    await trx.schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('created_at', kind === 'postgres' ? 'timestamptz' : 'text', (column) => column.notNull())
      .execute();
    await trx.schema
      .createIndex('users_email_key')
      .on('users')
      .expression(sql`lower(email)`)
      .unique()
      .execute();
  },
  async (trx, kind) => {
    if (kind !== 'postgres') return;
    await trx.schema
      .createTable(RATE_LIMIT_TABLE)
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute();
  },
  // The command line reads accounts page by page in this order.
  async (trx) => {
    await trx.schema.createIndex('users_created').on('users').columns(['created_at', 'id']).execute();
  },
];

/** The version that `migrate` brings a database to. */
export const LATEST_VERSION = steps.length;

// Any number, the same in every instance.
const ADVISORY_LOCK = 20_240_117;

/**
 * Brings the tables up to date. Several instances may run it at once: each run is one transaction that holds a lock
 * (an advisory one on PostgreSQL, the write lock on libSQL).
 */
export async function migrate(db: Db, kind: StoreKind): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx);
    await trx.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .execute();
    const rows = await trx.selectFrom('schema_migrations').select('version').execute();
    const done = new Set(rows.map((row) => row.version));
    for (const [index, step] of steps.entries()) {
      const version = index + 1;
      if (done.has(version)) continue;
      await step(trx, kind);
      await trx.insertInto('schema_migrations').values({ version }).execute();
    }
  });
}
