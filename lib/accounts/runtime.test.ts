/** @jest-environment node */
import path from 'node:path';
import { createClient } from '@libsql/client';
import { captureLog, registration, startSite, type TestSite } from '@/e2e/accounts/test-site';

jest.setTimeout(60_000);

let site: TestSite;
let log: ReturnType<typeof captureLog>;

beforeEach(async () => {
  log = captureLog();
  site = await startSite();
});

afterEach(async () => {
  await site.stop();
  log.restore();
});

it('lets calls at once each meet the fault itself, and not the closing of a store they share', async () => {
  await site.health();
  const client = createClient({ url: `file:${path.join(site.dataDir, 'accounts.db')}` });
  await client.execute('alter table users rename to elsewhere');
  const emails = Array.from({ length: 10 }, (_, index) => `r${index}@example.org`);
  const answers = await Promise.all(emails.map((email) => site.register(registration({ email }))));
  expect(answers.map(({ status }) => status)).toEqual(emails.map(() => 500));
  const causes = log.lines.filter(({ status }) => status === 500).map(({ cause }) => JSON.stringify(cause));
  expect(causes).toHaveLength(10);
  for (const cause of causes) expect(cause).toContain('no such table');

  await client.execute('alter table elsewhere rename to users');
  const again = await Promise.all(emails.map((email) => site.register(registration({ email }))));
  expect(again.map(({ status }) => status)).toEqual(emails.map(() => 200));
  const { rows } = await client.execute('select count(*) as times from users');
  expect(rows[0]?.times).toBe(10);
  client.close();
});
