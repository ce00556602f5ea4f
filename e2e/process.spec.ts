import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Server, serve } from './support/server';
import { freePort } from './support/system';
import { expect, test } from './test';

// The Node host alone has metrics.
let folder: string;
let running: Server | undefined;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-metrics-'));
  cpSync(realpathSync('.site/current'), join(folder, 'site'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});

test.afterEach(() => running?.stop('SIGKILL'));
test.afterAll(() => rmSync(folder, { recursive: true }));

async function start(env: Record<string, string>): Promise<string> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  running = await serve([process.execPath, join(folder, 'site/server.mjs')], `${origin}/robots.txt`, {
    env: { DATA_DIR: join(folder, 'data'), ...env },
  });
  return origin;
}

/** What Prometheus would read, or nothing when nobody answers. */
const scrape = (url: string) =>
  fetch(url).then(
    (answer) => answer.text(),
    () => undefined,
  );

test('metrics are on a port of their own, and only when asked for', async () => {
  const metricsPort = await freePort();
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  const quiet = await start({});
  expect(await scrape(metrics)).toBeUndefined();
  expect((await fetch(`${quiet}/metrics`)).status).toBe(404);
  const { etag } = Object.fromEntries((await fetch(`${quiet}/about`)).headers);
  await running?.stop('SIGKILL');

  const site = await start({ METRICS_PORT: String(metricsPort) });
  expect((await fetch(`${site}/metrics`)).status).toBe(404);
  await fetch(`${site}/about`, { headers: { 'if-none-match': etag ?? '' } });
  await fetch(`${site}/api/health/live`);
  // Folders in place of bodies have a length, but cannot be read: HEAD needs no more.
  for (const name of readdirSync(join(folder, 'site/bodies'))) {
    rmSync(join(folder, 'site/bodies', name));
    mkdirSync(join(folder, 'site/bodies', name));
  }
  expect((await fetch(`${site}/team`, { method: 'HEAD' })).status).toBe(200);
  expect((await fetch(`${site}/team`)).status).toBe(500);
  const found = await scrape(metrics);
  for (const counted of [
    // With robots.txt, which tells that the server is there.
    'from="site",status="200"} 2',
    'from="site",status="304"} 1',
    'from="site",status="404"} 1',
    'from="api",status="200"} 1',
    // A page that cannot be sent. The alert PagesFail reads it.
    'from="host",status="500"} 1',
  ])
    expect(found).toContain(`site_answers_total{${counted}\n`);
  expect(found).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.]*[1-9]/m);
  expect(found).toMatch(/^process_resident_memory_bytes [1-9]/m);
});

// lib/env.test.ts has every wrong value.
test('a wrong setting stops the start with one sentence, which does not repeat it', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'site/server.mjs')], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH, PORT: '0', DATABASE_URL: 'mysql://u:secret@db' },
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^DATABASE_URL must be [^\n]*\.\n$/);
  expect(stderr).not.toContain('secret');
});
