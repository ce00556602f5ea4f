import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { tryCluster } from '../support/postgres';
import { ask, expectStored, register, startSite, startVisitors } from './site';

const OUTAGES = 5;

test('PostgreSQL ended and back: pages go on, registrations fail calmly and recover', async () => {
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
      expect(await ask(`${site.origin}/api/health/ready`)).toMatchObject({ status: 503 });
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
