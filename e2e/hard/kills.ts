import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { tryCluster } from '../support/postgres';
import { dataFolder, expectStored, startSite, startVisitors } from './site';

const KILLS = 20;

for (const name of ['embedded', 'PostgreSQL'])
  test(`kill -9 during registrations loses no account and doubles none (${name})`, async () => {
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
