/** @jest-environment node */
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Client, createClient } from '@libsql/client';
import { registration, startSite, type TestSite } from '@/e2e/accounts/test-site';

jest.setTimeout(60_000);

let site: TestSite;

beforeEach(async () => {
  site = await startSite();
});

afterEach(() => site.stop());

const dbFile = () => path.join(site.dataDir, 'accounts.db');

it('lets calls at once each meet the fault itself, and not the closing of a store they share', async () => {
  await site.health();
  const client = createClient({ url: `file:${dbFile()}` });
  await client.execute('alter table users rename to elsewhere');
  const emails = Array.from({ length: 10 }, (_, index) => `r${index}@example.org`);
  const answers = await Promise.all(emails.map((email) => site.register(registration({ email }))));
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 500));
  const causes = site.log.lines
    .filter(({ status }) => status === 500)
    .map(({ cause }) => JSON.stringify(cause));
  expect(causes).toHaveLength(10);
  for (const cause of causes) expect(cause).toContain('no such table');

  await client.execute('alter table elsewhere rename to users');
  const again = await Promise.all(emails.map((email) => site.register(registration({ email }))));
  expect(again.map(({ status }) => status)).toEqual(emails.map(() => 200));
  const { rows } = await client.execute('select count(*) as times from users');
  expect(rows[0]?.times).toBe(10);
  client.close();
});

it('says no more than that, logs the cause, and recovers without a restart', async () => {
  await writeFile(dbFile(), 'this is no database, '.repeat(500));
  const response = await site.register(registration());
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'Server error. Please try later' });
  expect(site.log.lines.at(-1)).toMatchObject({ status: 500, cause: { code: 'SQLITE_NOTADB' } });
  expect((await site.health()).status).toBe(503);

  await rename(dbFile(), `${dbFile()}.broken`);
  expect((await site.health()).status).toBe(200);
  expect((await site.register(registration())).status).toBe(200);
});

describe('while another process holds the file', () => {
  let holder: Client;
  const emailsSeenByOthers = async () =>
    (await holder.execute('select email from users')).rows.map((row) => row.email);

  beforeEach(async () => {
    await site.health();
    holder = createClient({ url: `file:${dbFile()}` });
  });

  afterEach(() => holder.close());

  it('waits, and what it then acknowledges is stored', async () => {
    const lock = await holder.transaction('write');
    const first = site.register(registration());
    await delay(300);
    await lock.commit();
    expect((await first).status).toBe(200);
    expect(await emailsSeenByOthers()).toEqual(['asha@example.org']);
  });

  it('gives up in the end, without holding up the process, and recovers', async () => {
    const lock = await holder.transaction('write');
    const bodies = Array.from({ length: 10 }, (_, index) => registration({ email: `l${index}@b.co` }));
    // As long as this clock stands still the ten keep trying, while the event loop goes round.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
    let answered = 0;
    const answers = bodies.map((body) => site.register(body).finally(() => (answered += 1)));
    for (let turns = 0; turns < 50; turns += 1) await delay(5);
    expect(answered).toBe(0);
    // The true clock runs again: a call that had not reached the store by now gives up in its own time.
    clock.mockRestore();
    const refused = await Promise.all(answers);
    expect(refused.map((response) => response.status)).toEqual(bodies.map(() => 500));
    expect(site.log.lines.at(-1)).toMatchObject({ status: 500, cause: { code: 'SQLITE_BUSY' } });

    await lock.rollback();
    expect((await site.register(bodies[0])).status).toBe(200);
    expect(await emailsSeenByOthers()).toEqual(['l0@b.co']);
  });
});

it('opens the file afresh when it was taken away under the running site', async () => {
  expect((await site.register(registration())).status).toBe(200);
  await rename(dbFile(), `${dbFile()}.moved`);
  expect((await site.register(registration())).status).toBe(200);
  expect((await site.register(registration())).status).toBe(409);
});

describe('the addresses of health', () => {
  async function ask(name: 'handleLive' | 'handleReady'): Promise<[number, unknown]> {
    // As startSite has just loaded it.
    const { [name]: handle } = await import('./handle-health');
    const response = await handle(new Request('http://localhost:3000/api/health'));
    expect(response.headers.get('cache-control')).toBe('no-store');
    return [response.status, await response.json()];
  }

  it('is live and ready while the store answers', async () => {
    expect(await ask('handleLive')).toEqual([200, { status: 'ok' }]);
    expect(await ask('handleReady')).toEqual([200, { status: 'ok', store: 'libsql' }]);
  });

  it('is live but not ready while the store does not', async () => {
    await rm(site.dataDir, { recursive: true });
    await writeFile(site.dataDir, '');
    expect(await ask('handleReady')).toEqual([503, { status: 'unavailable', store: 'libsql' }]);
    expect(await ask('handleLive')).toEqual([200, { status: 'ok' }]);
  });

  it('is live but not ready once it is to stop, which is no error', async () => {
    const { markStopping } = await import('@/lib/stopping');
    markStopping();
    expect(await ask('handleReady')).toEqual([503, { status: 'stopping' }]);
    expect(await ask('handleLive')).toEqual([200, { status: 'ok' }]);
    expect(site.log.lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });
});
