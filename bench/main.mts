/**
 * `npm run bench` prints one table: Lighthouse and first use (first-use.ts) of the last `npm run build:test`, compared
 * with plain Next from the same build and with hand-written pages that have the same first screens. BENCH_RUNS sets the
 * number of measurements; BENCH_ROUTES names other routes, separated by commas.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { launchOptions } from '../e2e/support/chromium';
import { nginx, startProxy } from '../e2e/support/proxy';
import { serve } from '../e2e/support/server';
import { serveByHand } from './by-hand';
import { firstUse, journeys } from './first-use';

const { BENCH_RUNS = '5', BENCH_ROUTES = '/,/register,/holyheaven,/holyheaven/2' } = process.env;
const routes = BENCH_ROUTES.split(',');
const SITE = 'http://127.0.0.1:3390';
const PLAIN = 'http://127.0.0.1:3391';
const BY_HAND = 'http://127.0.0.1:3394';
const portOf = (origin: string) => new URL(origin).port;

/** The values of each measurement, by origin. */
const rows = new Map<string, Record<string, number[]>>();
function note(what: string, host: string, value: number): void {
  const row = rows.get(what) ?? {};
  rows.set(what, { ...row, [host]: [...(row[host] ?? []), value] });
}

/** The median; for an even count, the lower of the middle two. Empty if nothing was measured. */
function shown(values: number[] = []): string {
  const median = values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)];
  return median === undefined ? '' : Math.round(median).toLocaleString('en');
}

const audits = {
  'largest paint, ms': 'largest-contentful-paint',
  'blocking time, ms': 'total-blocking-time',
  bytes: 'total-byte-weight',
};

const TIME_LIMIT_MS = 120_000;
const TRIES = 3;
const { executablePath, args } = launchOptions;
const flags = ['--headless=new', ...args].map((flag) => flag.replace(/=(.*)/, '="$1"')).join(' ');

/** One Lighthouse run with default settings: mobile, simulated throttling, its own browser. */
async function audit(url: string, tries = TRIES): Promise<Record<string, number>> {
  const options = ['--output=json', '--quiet', '--only-categories=performance', `--chrome-flags=${flags}`];
  try {
    const { stdout } = await promisify(execFile)('node_modules/.bin/lighthouse', [url, ...options], {
      env: { ...process.env, CHROME_PATH: executablePath },
      timeout: TIME_LIMIT_MS,
      maxBuffer: 2 ** 26,
    });
    const result: Result = JSON.parse(stdout);
    const all: Record<string, number> = { score: 100 * (result.categories.performance?.score ?? Number.NaN) };
    for (const [what, id] of Object.entries(audits))
      all[what] = result.audits[id]?.numericValue ?? Number.NaN;
    if (Object.values(all).some(Number.isNaN)) throw new Error(`${url}: ${result.runtimeError?.message}`);
    return all;
  } catch (error) {
    // On a busy machine, the browser sometimes paints too late or does not respond.
    if (tries === 1) throw error;
    return audit(url, tries - 1);
  }
}

const env = { DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')), LOG_LEVEL: 'error', NODE_ENV: 'production' };
const next = ['node_modules/next/dist/bin/next', 'start', 'dist/unfinished', '-p', portOf(PLAIN)];
const servers = [
  await serve([process.execPath, 'dist/server.mjs'], `${SITE}/about`, { env }),
  await serve([process.execPath, ...next], `${PLAIN}/about`, { env }),
];
const proxy = nginx ? await startProxy(SITE) : undefined;
if (proxy) servers.push(proxy);
const names = { 'npm start': SITE, ...(proxy && { 'behind the proxy': proxy.origin }), 'plain Next': PLAIN };
const hosts = Object.values(names);
const browser = await chromium.launch(launchOptions);
const byHand = await serveByHand(browser, SITE, routes, Number(portOf(BY_HAND)));
try {
  // Hosts take turns, so that other load on the machine affects them equally.
  for (let run = 1; run <= Number(BENCH_RUNS); run++) {
    console.error(`${new Date().toISOString().slice(11, 19)} run ${run} of ${BENCH_RUNS}`);
    for (const route of routes)
      for (const host of [...hosts, BY_HAND])
        for (const [what, value] of Object.entries(await audit(host + route)))
          note(`${route}: ${what}`, host, value);
    for (const journey of journeys)
      for (const host of hosts)
        for (const [since, value] of Object.entries(await firstUse(browser, host, journey)))
          note(`first use: ${journey.what}, since the ${since}, ms`, host, value);
  }
  const table = [
    [`median of ${BENCH_RUNS}`, ...Object.keys(names), 'by hand'],
    ['---', ...[...hosts, BY_HAND].map(() => '---:')],
    ...[...rows].map(([what, row]) => [what, ...[...hosts, BY_HAND].map((host) => shown(row[host]))]),
  ];
  console.log(table.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
} finally {
  await browser.close();
  byHand.close();
  for (const server of servers.reverse()) await server.stop();
}
