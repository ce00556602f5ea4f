/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  freshDatabase,
  hasPooler,
  sql,
  startPooler,
  startSite,
  stored,
  type TestSite,
} from '@/e2e/support/accounts';
import { registration } from '@/e2e/support/registration';
import { env } from '@/lib/env';
import { openStore } from './local-store';

jest.setTimeout(60_000);

const serverUrl = process.env.TEST_DATABASE_URL ?? '';
if (!serverUrl) console.info('The PostgreSQL suite is skipped: TEST_DATABASE_URL is not set.');
const ifServer = serverUrl ? describe : describe.skip;

const account = (email: string) => ({ fullName: 'Asha Rao', email, password: 'Secret1!x' });

/** Opens stores at once, as several instances would. */
const instances = (url: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => openStore({ ...env(), DATABASE_URL: url })));

ifServer('on PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let site: TestSite;
  beforeEach(async () => {
    database = await freshDatabase(serverUrl);
    site = await startSite({ DATABASE_URL: database.url });
  });
  afterEach(async () => {
    await site.stop();
    await database.remove().catch(() => undefined);
  });

  it('shares accounts between instances that start at once', async () => {
    const stores = await instances(database.url, 5);
    const emails = Array.from({ length: 20 }, (_, index) => (index % 3 ? 'Two@b.co' : 'two@b.co'));
    const results = emails.map((email, index) => stores[index % 5]?.create(account(email)));
    expect((await Promise.all(results)).filter(Boolean)).toHaveLength(1);
    for (const store of stores) await store.close();
  });

  it('starts while the database is down, and creates missing tables once it is back', async () => {
    const name = new URL(database.url).pathname.slice(1);
    for (const round of [1, 2]) {
      await database.remove();
      const response = await site.register(registration());
      expect([response.status, round]).toEqual([500, round]);
      expect(site.log.lines.at(-1)).toMatchObject({ status: 500, cause: { code: '3D000' } });
      expect(await site.health()).toEqual([503, { status: 'unavailable' }]);
      await sql(serverUrl, `create database ${name}`);
      expect(await site.health()).toEqual([200, { status: 'ok' }]);
      expect((await site.register(registration(), { 'x-client-address': `203.0.113.${round}` })).status).toBe(
        200,
      );
    }
    expect((await site.register(registration({ email: 'ASHA@example.org' }))).status).toBe(409);
    expect(site.log.text()).not.toMatch(/asha|Secret1|203\.0\.113/i);
  });

  it('survives the loss of its connections', async () => {
    await site.register(registration());
    const own = `datname = current_database() and application_name = 'site-accounts'`;
    await sql(database.url, `select pg_terminate_backend(pid) from pg_stat_activity where ${own}`);
    const health = [await site.health(), await site.health()];
    expect(health[1]).toEqual([200, { status: 'ok' }]);
  });

  it('works with the role of deploy/container, which may use only its own tables', async () => {
    // Roles belong to the whole server, so this one has another name.
    const role = `site_${randomUUID().replaceAll('-', '')}`;
    const text = await readFile('deploy/container/role.sql', 'utf8');
    const filled = text.replace(/^\\set.*$/m, '').replace(":'password'", "'secret'");
    await sql(database.url, filled.replaceAll(/\bsite\b/g, role));
    await sql(database.url, 'create table private (secret text)');
    const own = new URL(database.url);
    Object.assign(own, { username: role, password: 'secret' });
    const [store] = await instances(own.href, 1);
    expect(await store?.create(account('a@b.co'))).toBeDefined();
    await store?.close();
    await expect(sql(own.href, 'select * from private')).rejects.toThrow(/permission denied/);
    await expect(sql(own.href, 'create table public.more (id text)')).rejects.toThrow(/permission denied/);
    await database.remove();
    await sql(serverUrl, `drop role ${role}`);
  });

  const pooled = hasPooler();
  if (!pooled) console.info('PgBouncer is not there: the site behind a pooler is not tested.');
  (pooled ? it : it.skip)('works behind PgBouncer in transaction mode', async () => {
    const pooler = await startPooler(database.url);
    await site.stop();
    site = await startSite({ DATABASE_URL: pooler.url });
    const emails = Array.from({ length: 12 }, (_, index) => `${index % 10}@b.co`);
    const answers = await Promise.all(emails.map((email) => site.register(registration({ email }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 409, 409]);
    expect(await site.health()).toEqual([200, { status: 'ok' }]);
    expect(await stored(database.url)).toHaveLength(10);
    expect(site.log.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
    pooler.stop();
  });
});
