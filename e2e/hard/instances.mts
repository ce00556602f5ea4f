import pg from 'pg';
import { type Balancer, startBalancer } from './balancer.mts';
import { call, freshEmail, inParallel, register } from './http.mts';
import { generate } from './load.mts';
import { inMs, quantile } from './measure.mts';
import { type Site, startSite } from './site.mts';
import { freshDatabase, storedEmails } from './stored.mts';
import { type Row, scaled, Tally } from './tally.mts';

const STARTS = 10;
const EMAILS = 100;
const AT_ONCE = 6;
const MAX = 20;
const ATTEMPTS = 100;
const RESTARTS = 6;
const SECONDS = 45;
// HARD_RATE lowers the load on a machine that is too busy for it.
const RATE = Number(process.env.HARD_RATE || 1);
const [PAGE_RATE, REGISTER_RATE] = [200 * RATE, 20 * RATE];

const startPair = (env: Record<string, string>) => Promise.all([startSite(env), startSite(env)]);

async function query(url: string, text: string) {
  const client = new pg.Client(url);
  await client.connect();
  return client.query(text).finally(() => client.end());
}

// The first schema that was released, with an account in it.
const OLD_SCHEMA = `
  create table schema_migrations (version integer primary key);
  insert into schema_migrations values (1);
  create table users (id text primary key, full_name text not null, email text not null, password_hash text not null,
    role text not null, created_at timestamptz not null);
  create unique index users_email_key on users (lower(email));
  insert into users values ('old', 'Asha Rao', 'old@example.org', '$argon2id$x', 'USER', '2026-01-01T00:00:00Z');`;

/** Two instances use a database for the first time at the same moment. */
async function startsAtOnce(server: string, schema: string, what: string): Promise<Row> {
  const tally = new Tally(
    `two instances start at once on ${what} schema: each step taken once, both register`,
  );
  const rounds = scaled(STARTS);
  for (let round = 0; round < rounds; round += 1) {
    const url = await freshDatabase(server);
    if (schema) await query(url, schema);
    const pair = await startPair({ DATABASE_URL: url });
    const answers = await Promise.all(pair.map((site) => register(site.origin, freshEmail())));
    await Promise.all(pair.map((site) => site.stop()));
    const { rows } = await query(url, 'select name from kysely_migration order by name');
    const steps = rows.map(({ name }) => name).join();
    const stored = await storedEmails(url);
    tally.check(
      answers.every(({ status }) => status === 200) &&
        steps === '0001_users,0002_rate_limits,0003_users_created' &&
        stored.size === (schema ? 3 : 2),
      `${answers.map(({ status }) => status)}, steps ${steps}, ${stored.size} accounts`,
    );
    const errors = pair.flatMap(({ lines }) => lines).filter((line) => line.includes('"level":50'));
    if (errors[0]) tally.check(false, errors[0]);
  }
  return tally.finish();
}

async function noDoubles({ origin }: Balancer, url: string): Promise<Row> {
  const tally = new Tally(`one email ${AT_ONCE} times at once over two instances: one account`);
  const emails = Array.from({ length: scaled(EMAILS) }, freshEmail);
  await inParallel(2, emails, async (email, index) => {
    // Each from an address of its own, so that the limit does not end it.
    const headers = { 'x-forwarded-for': `192.0.2.${index}` };
    const tries = Array.from({ length: AT_ONCE }, (_, n) => (n % 2 ? email.toUpperCase() : email));
    const answers = await Promise.all(tries.map((each) => register(origin, each, { headers })));
    const statuses = answers.map(({ status }) => status).sort();
    tally.check(statuses.join() === `200${',409'.repeat(AT_ONCE - 1)}`, `answered ${statuses}`);
  });
  const stored = await storedEmails(url);
  for (const email of emails)
    if (stored.get(email) !== 1) tally.check(false, `stored ${stored.get(email)} times`);
  return tally.finish();
}

async function oneLimit({ origin, counts }: Balancer): Promise<Row> {
  const tally = new Tally('one client through the balancer on two instances: one rate limit');
  const before = new Map(counts);
  const statuses: number[] = [];
  const client = { 'x-forwarded-for': '203.0.113.77' };
  await inParallel(4, Array.from({ length: ATTEMPTS }), async () => {
    const { status } = await register(origin, freshEmail(), { headers: client });
    statuses.push(status);
    tally.check(status === 200 || status === 429, `answered ${status}`);
  });
  const passed = statuses.filter((status) => status === 200).length;
  if (passed !== MAX) tally.check(false, `${passed} passed`);
  const shares = [...counts].map(([site, count]) => count - (before.get(site) ?? 0));
  return tally.finish(`${passed} passed, ${MAX} allowed; ${shares.join(' and ')} attempts on the two`);
}

/** Replaces one instance after the other while pages and registrations keep coming. */
async function rollingRestart(
  balancer: Balancer,
  first: Site[],
  env: Record<string, string>,
  url: string,
): Promise<Row> {
  const seconds = scaled(SECONDS);
  const tally = new Tally(
    `rolling restarts under ${PAGE_RATE} pages and ${REGISTER_RATE} registrations a second: no request lost`,
  );
  const before = (await storedEmails(url)).size;
  const load = generate(balancer.origin, seconds, PAGE_RATE, REGISTER_RATE);
  const running = [...first];
  const ends: number[] = [];
  for (let count = 0; count < scaled(RESTARTS); count += 1) {
    const old = running.shift() as Site;
    const { code, ms } = await old.stop();
    balancer.remove(old.origin);
    ends.push(ms);
    if (code !== 0) tally.check(false, `an instance ended with ${code}`);
    const fresh = await startSite(env);
    await balancer.add(fresh.origin);
    running.push(fresh);
  }
  const report = await load;
  for (const problem of report.errors) tally.check(false, problem);
  tally.times = report.pages.length + report.registrations.length;
  const stored = (await storedEmails(url)).size - before;
  if (stored !== report.registrations.length)
    tally.check(false, `${stored} stored of ${report.registrations.length} registered`);
  await Promise.all(running.map((site) => site.stop()));
  return tally.finish(
    `${ends.length} restarts in ${seconds} s, each stop at most ${inMs(quantile(ends, 1))}; pages p99 ${inMs(quantile(report.pages, 0.99))}, registrations p99 ${inMs(quantile(report.registrations, 0.99))}; ${balancer.retried()} retried`,
  );
}

/** Two instances on one PostgreSQL behind a balancer. */
export async function instances(): Promise<Row[]> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return [];
  const rows = [await startsAtOnce(server, '', 'an empty'), await startsAtOnce(server, OLD_SCHEMA, 'an old')];
  const url = await freshDatabase(server);
  const env = {
    DATABASE_URL: url,
    TRUSTED_PROXY_HOPS: '2',
    RATE_LIMIT_MAX: String(MAX),
    STOP_DELAY_SECONDS: '2',
  };
  const pair = await startPair(env);
  const balancer = await startBalancer();
  await Promise.all(pair.map(({ origin }) => balancer.add(origin)));
  for (const site of pair) await call(site.origin, { path: '/' });
  rows.push(await noDoubles(balancer, url), await oneLimit(balancer));
  rows.push(await rollingRestart(balancer, pair, env, url));
  balancer.close();
  return rows;
}
