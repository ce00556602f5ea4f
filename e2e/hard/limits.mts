import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, call, freshEmail, register } from './http.mts';
import { inMs, quantile } from './measure.mts';
import { type Site, startSite } from './site.mts';
import { type Row, Tally } from './tally.mts';

const MAX = 20;
const TRIES = 100;
const BURST = 200;

const forgedNames = [
  'x-forwarded-for',
  'x-real-ip',
  'forwarded',
  'x-client-address',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
];
const forged = (index: number) => {
  const address = `198.51.100.${index}`;
  return Object.fromEntries(
    forgedNames.map((name) => [name, name === 'forwarded' ? `for=${address}` : address]),
  );
};

/** Counts how many of `TRIES` registrations pass, which must be exactly as many as are allowed. */
async function allowed(
  what: string,
  sites: Site[],
  headersOf: (index: number) => Record<string, string>,
): Promise<Row> {
  const tally = new Tally(what);
  const statuses: number[] = [];
  for (let index = 0; index < TRIES; index += 1) {
    const site = sites[index % sites.length] as Site;
    const { status, headers } = await register(site.origin, freshEmail(), { headers: headersOf(index) });
    statuses.push(status);
    const fine = status === 200 || (status === 429 && Number(headers['retry-after']) > 0);
    tally.check(fine, `answered ${status}, Retry-After ${headers['retry-after']}`);
  }
  const passed = statuses.filter((status) => status === 200).length;
  if (passed !== MAX) tally.check(false, `${passed} passed`);
  await Promise.all(sites.map((site) => site.stop()));
  return tally.finish(`${passed} passed, ${MAX} allowed`);
}

function fineInBurst({ status, headers, text }: Answer): boolean {
  if (status === 200 || status === 409) return true;
  const told = typeof JSON.parse(text).message === 'string' && Number(headers['retry-after']) > 0;
  return (status === 429 || status === 503) && told;
}

/** Registrations all at once, each on a connection of its own, with pages and health asked for meanwhile. */
async function burst(store: string, env: Record<string, string>): Promise<Row[]> {
  const site = await startSite(env);
  // A site that has just started is slower at everything, which is not what this is about.
  for (let index = 0; index < 30; index += 1) await register(site.origin, freshEmail());
  const tally = new Tally(`${BURST} registrations at once (${store}): 200, 409, 429 or 503 with Retry-After`);
  const meanwhile = new Tally(`pages and health meanwhile (${store})`);
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const statuses = new Map<number, number>();
  let over = false;
  const registrations = Promise.all(
    Array.from({ length: BURST }, async () => {
      const answer = await register(site.origin, freshEmail(), { agent });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      tally.check(fineInBurst(answer), `${answer.status} ${answer.text}`);
    }),
  ).then(() => {
    over = true;
  });
  const times: number[] = [];
  while (!over) {
    for (const path of ['/', '/holyheaven/1', '/holyheaven/99', '/api/health']) {
      const { status, ms } = await call(site.origin, { path });
      meanwhile.check(status === (path.endsWith('99') ? 404 : 200), `${path} answered ${status}`);
      times.push(ms);
    }
    await delay(10);
  }
  await registrations;
  const after = await register(site.origin, freshEmail());
  tally.check(after.status === 200, `${after.status} afterwards`);
  const { peak } = site.memory();
  await site.stop();
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  return [
    tally.finish(`${counts.join(', ')}; memory at most ${Math.round(peak)} MB`),
    meanwhile.finish(`median ${inMs(quantile(times, 0.5))}, slowest ${inMs(quantile(times, 1))}`),
  ];
}

/** The rate limit against forged addresses and over two instances, and bounded hashing. */
export async function limits(): Promise<Row[]> {
  const url = process.env.TEST_DATABASE_URL;
  const limit = { RATE_LIMIT_MAX: String(MAX) };
  const behind = { ...limit, TRUSTED_PROXY_HOPS: '1' };
  const rows = [
    await allowed('forged addresses in seven headers, no proxy', [await startSite(limit)], forged),
    await allowed('forged addresses in front of what the proxy adds', [await startSite(behind)], (index) => ({
      ...forged(index),
      'x-forwarded-for': `198.51.100.${index}, 203.0.113.7`,
    })),
    await allowed('addresses of one IPv6 network', [await startSite(behind)], (index) => ({
      'x-forwarded-for': `2001:db8:1:2:${index.toString(16)}::1`,
    })),
  ];
  if (url) {
    const shared = { ...behind, DATABASE_URL: url };
    const pair = [await startSite(shared), await startSite(shared)];
    const client = { 'x-forwarded-for': `203.0.113.${Date.now() % 250}` };
    rows.push(await allowed('one client on two instances with one PostgreSQL', pair, () => client));
  }
  rows.push(...(await burst('embedded', {})));
  if (url) rows.push(...(await burst('PostgreSQL', { DATABASE_URL: url })));
  return rows;
}
