import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../machine/free-port';
import { alertsIn, holds, type Scrape, scrape, sumOf } from './accounts/scrape';
import { expect, test } from './test';

// The Node host alone has metrics.
test.describe.configure({ mode: 'serial' });

let folder: string;
let running: ChildProcess | undefined;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-metrics-'));
  cpSync(realpathSync('.site/current'), join(folder, 'site'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});

test.afterEach(async () => {
  running?.kill('SIGKILL');
});
test.afterAll(() => rmSync(folder, { recursive: true }));

async function start(env: Record<string, string>): Promise<string> {
  const port = await freePort();
  running = spawn(process.execPath, [join(folder, 'site/server.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (running.stdout) await once(running.stdout, 'data');
  return `http://127.0.0.1:${port}`;
}

test('metrics are on a port of their own, and only when asked for', async () => {
  const metricsPort = await freePort();
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  const quiet = await start({});
  expect(await scrape(metrics)).toBeUndefined();
  expect((await fetch(`${quiet}/metrics`)).status).toBe(404);
  running?.kill('SIGKILL');

  const site = await start({ METRICS_PORT: String(metricsPort) });
  expect((await fetch(`${site}/metrics`)).status).toBe(404);
  const { etag } = Object.fromEntries((await fetch(`${site}/about`)).headers);
  await fetch(`${site}/about`, { headers: { 'if-none-match': etag ?? '' } });
  await fetch(`${site}/api/health/live`);
  const found = (await scrape(metrics)) as Scrape;
  const hits = (labels: string) => sumOf(found, `site_answers_total{${labels}}`);
  expect(hits('from="site",status="200"')).toBe(1);
  expect(hits('from="site",status="304"')).toBe(1);
  expect(hits('from="site",status="404"')).toBe(1);
  expect(hits('from="api",status="200"')).toBe(1);
  expect(sumOf(found, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(sumOf(found, 'process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('a page that cannot be sent raises PagesFail', async () => {
  const metricsPort = await freePort();
  const site = await start({ METRICS_PORT: String(metricsPort), LOG_LEVEL: 'info' });
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  const before = await scrape(metrics);
  for (const name of readdirSync(join(folder, 'site/bodies'))) rmSync(join(folder, 'site/bodies', name));
  expect((await fetch(`${site}/about`)).status).toBe(500);
  const alert = alertsIn(readFileSync('deploy/prometheus/alerts.yml', 'utf8')).find(
    ({ name }) => name === 'PagesFail',
  );
  expect(alert && holds(alert, before, await scrape(metrics))).toBe(true);
});
