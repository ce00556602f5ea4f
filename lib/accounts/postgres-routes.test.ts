/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { sql } from '@/e2e/accounts/desk';
import { registration, startSite, type TestSite } from '@/e2e/accounts/test-site';

jest.setTimeout(60_000);

const serverUrl = process.env.TEST_DATABASE_URL;

/** Runs a statement next to the site's own connections. */
const onServer = (statement: string) => sql(serverUrl ?? '', statement);

(serverUrl ? describe : describe.skip)('the routes on PostgreSQL', () => {
  const name = `routes_${randomUUID().replaceAll('-', '')}`;
  let site: TestSite;

  beforeAll(async () => {
    const url = new URL(serverUrl ?? '');
    url.pathname = name;
    site = await startSite({ DATABASE_URL: url.href, RATE_LIMIT_MAX: '3' });
  });

  afterAll(async () => {
    await site.stop();
    await onServer(`drop database if exists ${name} with (force)`);
  });

  it('start with the database down, then find it', async () => {
    const response = await site.register(registration());
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: 'Server error. Please try later' });
    expect(site.log.lines.at(-1)).toMatchObject({ status: 500, cause: { code: '3D000' } });
    expect((await site.health()).status).toBe(503);

    await onServer(`create database ${name}`);
    const health = await site.health();
    expect(await health.json()).toEqual({ status: 'ok', store: 'postgres' });
    expect((await site.register(registration())).status).toBe(200);
    expect((await site.register(registration({ email: 'ASHA@example.org' }))).status).toBe(409);
  });

  it('make the tables again when they are gone', async () => {
    await onServer(`drop database ${name} with (force)`);
    expect((await site.health()).status).toBe(503);
    await onServer(`create database ${name}`);
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await site.register(registration())).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.at(-1)).toBe(429);
    expect(site.log.text()).not.toMatch(/asha|Secret1|203\.0\.113/i);
  });
});
