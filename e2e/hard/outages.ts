import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { tryCluster } from '../support/postgres';
import { freshRegistration } from '../support/registration';
import { type Answer, ask, dataFolder, register, startSite } from './site';

const KILLS = 20;
const OUTAGES = 5;

/** Eight visitors who register again and again. `stop` resolves with all responses and the acknowledged emails. */
function startVisitors(origin: string) {
  const answers: Answer[] = [];
  const acknowledged: string[] = [];
  let over = false;
  const visitor = async () => {
    while (!over) {
      const fields = freshRegistration();
      const answer = await register(origin, fields);
      answers.push(answer);
      if (answer.status === 200) acknowledged.push(fields.email);
    }
  };
  const visitors = Array.from({ length: 8 }, visitor);
  return async () => {
    over = true;
    await Promise.all(visitors);
    return { answers, acknowledged };
  };
}

/** Expects the store with these settings to hold each acknowledged account exactly once. */
function expectStored(settings: Record<string, string>, acknowledged: readonly string[]): void {
  const env = { ...process.env, DATABASE_URL: '', ...settings };
  const list = execFileSync(process.execPath, ['dist/accounts.mjs', 'list'], { env, encoding: 'utf8' });
  const stored: string[] = list.match(/\be2e-\S+@example\.org/g) ?? [];
  expect(stored.length).toBe(new Set(stored).size);
  expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([]);
}

for (const name of ['embedded', 'PostgreSQL'])
  test(`kill -9 during registrations neither loses nor duplicates an account (${name})`, async () => {
    const cluster = name === 'embedded' ? undefined : await tryCluster();
    test.skip(name !== 'embedded' && !cluster, 'needs PostgreSQL');
    const settings = { DATA_DIR: dataFolder(), ...(cluster && { DATABASE_URL: cluster.url }) };
    const all: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const site = await startSite(settings);
      const stop = startVisitors(site.origin);
      await delay(300 + Math.random() * 700);
      await site.stop('SIGKILL');
      const { answers, acknowledged } = await stop();
      expect(answers.filter(({ status }) => status !== 200 && status !== 0)).toEqual([]);
      all.push(...acknowledged);
    }
    expect(all.length).toBeGreaterThan(KILLS / 2);
    expectStored(settings, all);
    cluster?.remove();
    console.info(`      ${KILLS} kills, ${all.length} accounts acknowledged`);
  });

test('while PostgreSQL is down, pages are served and registrations fail cleanly; both recover', async () => {
  const cluster = await tryCluster();
  if (!cluster) return test.skip(true, 'needs PostgreSQL');
  try {
    const settings = { DATABASE_URL: cluster.url };
    const site = await startSite(settings);
    const all: string[] = [];
    const recoveries: number[] = [];
    for (let round = 0; round < OUTAGES; round++) {
      const stop = startVisitors(site.origin);
      await delay(300 + Math.random() * 300);
      cluster.halt();
      const during = register(site.origin);
      expect((await ask(`${site.origin}/holyheaven/1`)).status).toBe(200);
      expect(await ask(`${site.origin}/api/health`)).toMatchObject({ status: 503 });
      expect([500, 503]).toContain((await during).status);
      cluster.start();
      const back = performance.now();
      await expect(async () => expect((await register(site.origin)).status).toBe(200)).toPass({
        timeout: 20_000,
      });
      recoveries.push(Math.round(performance.now() - back));
      const { answers, acknowledged } = await stop();
      for (const { status, text, ms } of answers) {
        expect([200, 500, 503], text).toContain(status);
        expect(JSON.parse(text)).toBeTruthy();
        expect(ms).toBeLessThan(15_000);
      }
      all.push(...acknowledged);
    }
    expectStored(settings, all);
    await site.stop();
    console.info(
      `      ${all.length} accounts acknowledged; back ${recoveries.join(', ')} ms after the database`,
    );
  } finally {
    cluster.remove();
  }
});
