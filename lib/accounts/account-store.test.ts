/** @jest-environment node */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freshDatabase, sql } from '@/e2e/accounts/desk';
import type { AccountStore } from './account-store';
import { openLibsqlStore } from './libsql-store';
import { openPostgresStore } from './postgres-store';
import { memoryLimiter } from './rate-limiters';

jest.setTimeout(60_000);

process.env.LOG_LEVEL = 'silent';
const LIMIT = { RATE_LIMIT_MAX: 3, RATE_LIMIT_WINDOW_SECONDS: 60 };

/** A place of its own for one test: `open` may be called again and again. */
interface Place {
  open(): Promise<AccountStore>;
  /** Runs SQL past the store. */
  sql(statement: string): Promise<unknown>;
  /** Makes a store with an account as the last release did that had its own migrations. */
  old: string[];
  remove(): Promise<unknown>;
}

const oldStore = (createdAt: 'text' | 'timestamptz') => [
  'create table schema_migrations (version integer primary key)',
  `create table users (id text primary key, full_name text not null, email text not null, password_hash text not null, role text not null, created_at ${createdAt} not null)`,
  'create unique index users_email_key on users (lower(email))',
  'create index users_created on users (created_at, id)',
  'insert into schema_migrations values (1), (2), (3)',
  "insert into users values ('92e3bb70', 'Asha Rao', 'old@example.org', '$argon2id$x', 'USER', '2026-11-23T22:21:51.544Z')",
];

const OLD_LIMITS =
  'create table rate_limits (key varchar(255) primary key, points integer default 0 not null, expire bigint)';

async function libsqlPlace(): Promise<Place> {
  // A name that would break a URL put together carelessly.
  const folder = await mkdtemp(path.join(tmpdir(), 'accounts #1 ?%20-'));
  await mkdir(path.join(folder, 'data'));
  return {
    open: () => openLibsqlStore(path.join(folder, 'data')),
    sql: (statement) => sql(path.join(folder, 'data/accounts.db'), statement),
    old: oldStore('text'),
    remove: () => rm(folder, { recursive: true }),
  };
}

async function postgresPlace(serverUrl: string): Promise<Place> {
  const { url, remove } = await freshDatabase(serverUrl);
  return {
    open: () => openPostgresStore(url, LIMIT, memoryLimiter(LIMIT)),
    sql: (statement) => sql(url, statement),
    old: [...oldStore('timestamptz'), OLD_LIMITS],
    remove,
  };
}

const account = (email: string) => ({ fullName: 'Asha Rao', email, passwordHash: '$argon2id$test' });

const serverUrl = process.env.TEST_DATABASE_URL;
const kinds: [string, () => Promise<Place>][] = [['libSQL', libsqlPlace]];
if (serverUrl) kinds.push(['PostgreSQL', () => postgresPlace(serverUrl)]);
else console.info('The PostgreSQL suite is skipped: TEST_DATABASE_URL is not set.');

describe.each(kinds)('on %s', (_, makePlace) => {
  let place: Place;
  let open: AccountStore[];

  /** Opens the place as so many instances would, all at once. */
  async function instances(count: number) {
    const stores = await Promise.all(Array.from({ length: count }, () => place.open()));
    open.push(...stores);
    return stores as [AccountStore, AccountStore, ...AccountStore[]];
  }

  beforeEach(async () => {
    place = await makePlace();
    open = [];
  });

  afterEach(async () => {
    for (const store of open) await store.close();
    await place.remove();
  });

  it('creates an account once, and not again in other capitals', async () => {
    const [store] = await instances(1);
    expect(await store.create(account('one@example.org'))).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      fullName: 'Asha Rao',
      email: 'one@example.org',
      role: 'USER',
    });
    expect(await store.create(account('one@example.org'))).toBeUndefined();
    expect(await store.create(account('ONE@Example.org'))).toBeUndefined();
  });

  it('knows an email by its domain in letters and in ASCII', async () => {
    const [store] = await instances(1);
    expect((await store.create(account('asha@xn--bcher-kva.example')))?.email).toBe('asha@bücher.example');
    expect(await store.create(account('asha@bücher.example'))).toBeUndefined();
  });

  it('lets exactly one of 20 equal emails at once win, also between instances that open it first', async () => {
    const stores = await instances(5);
    const emails = Array.from({ length: 20 }, (_, index) =>
      index % 3 ? 'two@example.org' : 'Two@Example.org',
    );
    const results = emails.map((email, index) => stores[index % 5]?.create(account(email)));
    expect((await Promise.all(results)).filter(Boolean)).toHaveLength(1);
  });

  it('keeps accounts, with names in every writing system, over closing and opening again', async () => {
    const [store] = await instances(1);
    const fullName = "अश्विनी O'Neil 😀";
    const kept = await store.create({ ...account('kept@example.org'), fullName });
    expect(kept?.fullName).toBe(fullName);
    await open.pop()?.close();
    const [again] = await instances(1);
    expect(await again.create(account('kept@example.org'))).toBeUndefined();
    expect(await again.create(account('new@example.org'))).toBeDefined();
  });

  it('takes over a store from before the Migrator, also by several instances at once', async () => {
    for (const statement of place.old) await place.sql(statement);
    const [first, second] = await instances(5);
    expect(await first.create(account('OLD@example.org'))).toBeUndefined();
    expect(await second.create(account('new@example.org'))).toBeDefined();
    // Fails where the Migrator has not noted its last step.
    await place.sql('drop index users_created');
    await place.sql("delete from kysely_migration where name = '0003_users_created'");
  });

  it('refuses a store of a newer version', async () => {
    await instances(1);
    await place.sql("insert into kysely_migration values ('9999_later', '')");
    await expect(place.open()).rejects.toThrow('9999_later');
  });
});
