import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { tryCluster } from '../support/postgres';
import {
  ask,
  failedCalmly,
  freshEmail,
  register,
  registerAgain,
  startVisitors,
  watchPages,
} from './requests.mts';
import { checkStored, type Site, startSite } from './site.mts';
import { scaled, skip, Tally } from './table.mts';

const OUTAGES = 8;

/** Takes the database away from visitors who register, and gives it back, again and again. */
async function outages(what: string, url: string, site: Site, take: () => void, give: () => void) {
  const tally = new Tally(what);
  const [acknowledged, recoveries]: [string[], number[]] = [[], []];
  for (let round = 0; round < scaled(OUTAGES); round += 1) {
    const visitors = startVisitors(site, { registering: 6 }, (answer) => {
      const { status, text, ms } = answer;
      tally.check(status === 200 || failedCalmly(answer), `${status} after ${ms} ms: ${text}`);
      tally.check(ms < 15_000, `${ms} ms`);
    });
    await delay(300 + Math.random() * 300);
    take();
    const during = register(site.origin, freshEmail());
    await watchPages(site.origin, during, tally);
    tally.check(failedCalmly(await during), 'registered without a database');
    const { status, ms } = await ask(site.origin, '/api/health');
    tally.check(status === 503 && ms < 4000, `health says ${status} after ${ms} ms`);
    give();
    await visitors.stop();
    acknowledged.push(...visitors.acknowledged);
    recoveries.push(await registerAgain(site.origin, acknowledged, tally));
  }
  await checkStored(url, acknowledged, tally);
  tally.finish(
    `${acknowledged.length} acknowledged; registers again after ${Math.max(...recoveries)} ms at most`,
  );
}

/** PostgreSQL ended as by a power cut, or frozen, under a running site, and back each time. */
export async function database(): Promise<void> {
  // One of its own, since others keep their data in the shared one.
  const cluster = await tryCluster();
  if (!cluster) return skip('PostgreSQL ended or frozen: there is none');
  const signal = (name: string) => {
    const pid = String(cluster.pid());
    // The server first, so that it makes no more children.
    execFileSync('kill', ['-s', name, pid]);
    execFileSync('pkill', ['--signal', name, '--parent', pid]);
  };
  const thaw = () => signal('CONT');
  process.once('exit', thaw);
  const site = await startSite({ DATABASE_URL: cluster.url });
  try {
    await outages('PostgreSQL ended, and back', cluster.url, site, cluster.halt, cluster.start);
    const freeze = () => signal('STOP');
    await outages('PostgreSQL that answers nothing, then does', cluster.url, site, freeze, thaw);
    await site.stop();
  } finally {
    process.off('exit', thaw);
    thaw();
    cluster.remove();
  }
}
