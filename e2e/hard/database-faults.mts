import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { type Cluster, tryCluster } from '../../machine/postgres-cluster';
import { checkPages, registerAgain, suffer } from './fault.mts';
import { call, freshEmail, register } from './http.mts';
import { inMs, quantile } from './measure.mts';
import { type Site, startSite } from './site.mts';
import { storedEmails } from './stored.mts';
import { type Row, scaled, Tally } from './tally.mts';

const OUTAGES = 8;

/** The database is ended as by a power cut in the middle of registrations, again and again, and comes back. */
async function outages(site: Site, cluster: Cluster): Promise<Row> {
  const rounds = scaled(OUTAGES);
  const tally = new Tally('PostgreSQL ended in the middle of registrations, and back');
  const acknowledged: string[] = [];
  const recoveries: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    let over = false;
    const lanes = Array.from({ length: 6 }, async () => {
      while (!over) {
        const email = freshEmail();
        const { status, text } = await register(site.origin, email);
        if (status === 200) acknowledged.push(email);
        const message = status === 200 || typeof JSON.parse(text).message === 'string';
        tally.check([200, 500, 503].includes(status) && message, `answered ${status} ${text}`);
      }
    });
    await delay(300 + Math.random() * 300);
    cluster.halt();
    await checkPages(site.origin, tally);
    tally.check((await call(site.origin, { path: '/api/health' })).status === 503, 'health does not say so');
    await delay(200);
    over = true;
    cluster.start();
    await Promise.all(lanes);
    const again = await registerAgain(site.origin, acknowledged);
    tally.check(again !== undefined, 'no recovery in 20 s');
    recoveries.push(again?.ms ?? 20_000);
  }
  const stored = await storedEmails(cluster.url);
  for (const email of acknowledged)
    tally.check(stored.get(email) === 1, `${email} is stored ${stored.get(email)} times`);
  tally.times = rounds;
  return tally.finish(
    `${acknowledged.length} acknowledged and there; registers again after ${inMs(quantile(recoveries, 0.5))} (median)`,
  );
}

function signal(pids: number[], name: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}

function childrenOf(pid: number): number[] {
  const parentOf = (other: string) => {
    try {
      return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${other}/stat`, 'utf8'))?.[1]);
    } catch {
      return undefined;
    }
  };
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.filter((other) => parentOf(other) === pid).map(Number);
}

/** The database keeps its connections and answers nothing, as behind a network that swallows packets. */
async function frozen(site: Site, cluster: Cluster): Promise<Row> {
  const tally = new Tally('PostgreSQL that answers nothing, then does');
  // The server first, so that it makes no more children.
  const pids = [cluster.pid()];
  signal(pids, 'SIGSTOP');
  pids.push(...childrenOf(cluster.pid()));
  signal(pids, 'SIGSTOP');
  const thaw = () => signal(pids, 'SIGCONT');
  process.once('exit', thaw);
  const times: number[] = [];
  const attempts = Promise.all(
    Array.from({ length: 30 }, async () => {
      const { status, text, ms } = await register(site.origin, freshEmail());
      times.push(ms);
      tally.check([500, 503].includes(status) && ms < 15_000, `${status} after ${inMs(ms)}: ${text}`);
    }),
  );
  await checkPages(site.origin, tally);
  const health = await call(site.origin, { path: '/api/health' });
  tally.check(
    health.status === 503 && health.ms < 4000,
    `health says ${health.status} after ${inMs(health.ms)}`,
  );
  await attempts;
  thaw();
  const again = await registerAgain(site.origin, []);
  tally.check(again !== undefined, 'no recovery in 20 s');
  return tally.finish(
    `answered after ${inMs(quantile(times, 1))} at most; registers again after ${inMs(again?.ms ?? 0)}`,
  );
}

/** PostgreSQL down at start, down while running, frozen, and back each time. */
export async function databaseFaults(): Promise<Row[]> {
  const cluster = await tryCluster();
  if (!cluster) return [new Tally('PostgreSQL down: not tried, there is none').finish()];
  try {
    cluster.halt();
    const site = await startSite({ DATABASE_URL: cluster.url });
    const down = { what: 'PostgreSQL down at start, then there', cause: /ECONNREFUSED/, begin: () => {} };
    const { row } = await suffer(site, { ...down, end: () => cluster.start() });
    const rows = [row, await outages(site, cluster), await frozen(site, cluster)];
    await site.stop();
    return rows;
  } finally {
    cluster.remove();
  }
}
