import { setTimeout as delay } from 'node:timers/promises';
import { freshDatabase } from '../accounts/desk';
import { startVisitors } from './requests.mts';
import { checkStored, scratchFolder, startSite } from './site.mts';
import { scaled, Tally } from './table.mts';

const KILLS = 60;
const SIGNALS = 12;
// A request sent this shortly before the signal may not have reached the server's process yet.
const ON_ITS_WAY_MS = 20;

/** kill -9 at random moments, each time on what the last one left behind. */
async function killed(store: string, env: Record<string, string>): Promise<void> {
  const tally = new Tally(`kill -9 of the site during registrations (${store}): none lost, none doubled`);
  const acknowledged: string[] = [];
  for (let round = 0; round < scaled(KILLS); round += 1) {
    const site = await startSite(env);
    const visitors = startVisitors(site, { registering: 8 }, ({ status, text }) => {
      tally.check(status === 200 || status === 0, `answered ${status} ${text}`);
    });
    await delay(100 + Math.random() * 300);
    await site.stop('SIGKILL');
    await visitors.stop();
    acknowledged.push(...visitors.acknowledged);
  }
  await checkStored(env.DATABASE_URL ?? env.DATA_DIR ?? '', acknowledged, tally);
  tally.finish(`${scaled(KILLS)} kills, ${acknowledged.length.toLocaleString('en')} acknowledged`);
}

/** SIGTERM under load. What was sent before it is answered, and what was acknowledged is stored. */
async function terminated(): Promise<void> {
  const tally = new Tally('SIGTERM under load: all under way answered, nothing acknowledged lost');
  let slowest = 0;
  for (let round = 0; round < scaled(SIGNALS); round += 1) {
    const site = await startSite();
    let signalled = Number.POSITIVE_INFINITY;
    const visitors = startVisitors(site, { readers: 4, registering: 8 }, (answer, sentAt) => {
      const mayFail = sentAt >= signalled - ON_ITS_WAY_MS;
      const fine = [200, 503].includes(answer.status) || (mayFail && answer.status === 0);
      tally.check(fine, `${answer.status} ${answer.text}, sent ${signalled - sentAt} ms before the signal`);
    });
    await delay(700 + Math.random() * 500);
    signalled = performance.now();
    const { code, ms } = await site.stop();
    slowest = Math.max(slowest, ms);
    tally.check(code === 0 && ms < 10_000, `ended with ${code} after ${ms} ms`);
    await visitors.stop();
    await checkStored(site.dataDir, visitors.acknowledged, tally);
  }
  tally.finish(`${scaled(SIGNALS)} signals, ended after at most ${Math.round(slowest)} ms`);
}

/** Ends the site at random moments, and compares what it acknowledged with what is there afterwards. */
export async function kills(server?: string): Promise<void> {
  await killed('embedded', { DATA_DIR: scratchFolder() });
  if (server) await killed('PostgreSQL', { DATABASE_URL: (await freshDatabase(server)).url });
  await terminated();
}
