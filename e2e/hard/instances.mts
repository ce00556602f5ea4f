import { freshDatabase } from '../accounts/desk';
import { startVisitors } from './requests.mts';
import { checkStored, type Site, startSite } from './site.mts';
import { scaled, skip, Tally } from './table.mts';

const RESTARTS = 6;
const POLL_MS = 100;

/** Asks the instances over and over which of them are ready, and gives those their turn, as a balancer does. */
function balance(sites: Site[]) {
  let [ready, turn]: [string[], number] = [[], 0];
  let heard = () => {};
  const timer = setInterval(async () => {
    const asked = sites.map(async ({ origin }) => {
      const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
      return answer?.ok ? [origin] : [];
    });
    ready = (await Promise.all(asked)).flat();
    if (ready.length === sites.length) heard();
  }, POLL_MS);
  const allReady = () =>
    new Promise<void>((resolve) => {
      heard = resolve;
    });
  return {
    get origin() {
      return ready[++turn % ready.length] ?? 'http://none.is.ready';
    },
    allReady,
    stop: () => clearInterval(timer),
  };
}

/** Two instances that start at once on one empty PostgreSQL, and are replaced one after the other. */
export async function instances(server?: string): Promise<void> {
  if (!server) return skip('two instances: there is no PostgreSQL');
  const { url } = await freshDatabase(server);
  const env = { DATABASE_URL: url, STOP_DELAY_SECONDS: '2' };
  const sites = await Promise.all([startSite(env), startSite(env)]);
  const balancer = balance(sites);
  await balancer.allReady();
  const tally = new Tally('rolling restarts under load: no request lost');
  const visitors = startVisitors(balancer, { readers: 2, registering: 4 }, ({ status, text }) =>
    tally.check(status === 200, `answered ${status} ${text}`),
  );
  for (let count = 0; count < scaled(RESTARTS); count += 1) {
    const [old] = sites;
    const { code } = (await old?.stop()) ?? {};
    tally.check(code === 0, `an instance ended with ${code}`);
    sites.shift();
    sites.push(await startSite(env));
    await balancer.allReady();
  }
  await visitors.stop();
  balancer.stop();
  await checkStored(url, visitors.acknowledged, tally);
  for (const { lines, stop } of sites) {
    const errors = lines.filter((line) => line.includes('"level":50'));
    tally.check(errors.length === 0, `logged: ${errors[0]}`);
    await stop();
  }
  tally.finish(`${scaled(RESTARTS)} restarts`);
}
