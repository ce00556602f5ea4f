/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@libsql/client/sqlite3';
import { type Alert, alertsIn, holds, type Scrape, scrape } from '@/e2e/accounts/scrape';
import { captureLog, registration, startSite, type TestSite } from '@/e2e/accounts/test-site';

jest.setTimeout(60_000);

const alerts = alertsIn(readFileSync('deploy/prometheus/alerts.yml', 'utf8'));
const handbook = readFileSync('docs/operating.md', 'utf8');

let site: TestSite;
let server: Server;
let url: string;
let log: ReturnType<typeof captureLog>;

async function start(settings: Record<string, string> = {}): Promise<void> {
  site = await startSite({ RATE_LIMIT_MAX: '100000', ...settings });
  // After startSite, so that it counts for the modules that were just loaded.
  const { serveMetrics } = await import('./serve');
  server = await serveMetrics('127.0.0.1', 0);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
}

beforeEach(() => {
  log = captureLog();
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await site.stop();
  log.restore();
});

const register = (name: string) => site.register(registration({ email: `${name}@example.org` }));
const burst = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => register(`b${index}`)));

/** What makes each alert's condition true. It may return a scrape taken in the middle. */
const provocations: Record<string, () => Promise<unknown>> = {
  async SiteDown() {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
  async RegistrationsFail() {
    await rm(site.dataDir, { recursive: true });
    writeFileSync(site.dataDir, '');
    expect((await register('one')).status).toBe(500);
  },
  async RegistrationsTurnedAway() {
    expect((await burst(100)).filter(({ status }) => status === 503).length).toBeGreaterThan(5);
  },
  async HashQueueLong() {
    const answers = burst(60);
    await delay(100);
    const middle = await scrape(url);
    await answers;
    return middle;
  },
  async ManyAttempts() {
    await site.stop();
    await new Promise((resolve) => server.close(resolve));
    await start({ RATE_LIMIT_MAX: '1' });
    await burst(110);
  },
  async StoreSlow() {
    await register('first');
    const holder = createClient({ url: `file:${path.join(site.dataDir, 'accounts.db')}` });
    const lock = await holder.transaction('write');
    const waiting = register('second');
    await delay(2000);
    await lock.rollback();
    holder.close();
    expect((await waiting).status).toBe(200);
  },
  async PagesFail() {
    // The Node host counts this when a page cannot be sent. e2e/metrics.spec.ts takes a file away from a built site.
    const { metrics } = await import('./metrics');
    metrics()?.answer('host', 500);
  },
  async EventLoopDelayed() {
    await delay(50);
    const until = Date.now() + 500;
    while (Date.now() < until);
    await delay(50);
  },
  async MemoryHigh() {
    const taken = Buffer.alloc(450_000_000, 1);
    const middle = await scrape(url);
    expect(taken.length).toBe(450_000_000);
    return middle;
  },
};

it('provokes each alert, and the handbook explains each', () => {
  expect(Object.keys(provocations)).toEqual(alerts.map(({ name }) => name));
  for (const { name } of alerts) expect(handbook).toContain(`| \`${name}\` |`);
  return start();
});

it.each(alerts.map((alert): [string, Alert] => [alert.name, alert]))('%s', async (name, alert) => {
  await start();
  const before = await scrape(url);
  // The memory of a test process may be high already.
  if (name !== 'MemoryHigh') expect(holds(alert, before, before)).toBe(false);
  const middle = await provocations[name]?.();
  const now = middle instanceof Map ? (middle as Scrape) : await scrape(url);
  expect(holds(alert, before, now)).toBe(true);
});

it('tells outcomes, store and queue, and nothing personal', async () => {
  await start();
  await register('asha.rao');
  await register('asha.rao');
  await site.register({});
  await site.health();
  const text = await (await fetch(url)).text();
  for (const [outcome, count] of Object.entries({ created: 1, taken: 1, refused: 1, failed: 0 }))
    expect(text).toContain(`site_registrations_total{outcome="${outcome}"} ${count}\n`);
  expect(text).toContain('site_store_seconds_count{operation="create",result="ok"} 2\n');
  expect(text).toContain('site_store_seconds_count{operation="ping",result="ok"} 1\n');
  expect(text).toMatch(/^site_hash_seconds_count 2$/m);
  expect(text).toMatch(/^site_hash_queue_waiting 0$/m);
  expect(text).not.toMatch(/asha|example\.org|203\.0\.113/i);
  expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(url, { method: 'POST' })).status).toBe(404);
});
