import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { servers } from './e2e/servers';
import { launchOptions } from './e2e/support/chromium';
import { nginx, proxyCommand } from './e2e/support/proxy';

// Every worker loads this config again, so the folder is made once and passed on.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'site-e2e-'));

function site(name: keyof typeof servers, env: Record<string, string> = {}) {
  const url = servers[name];
  return {
    name,
    command: 'npm start',
    url: `${url}/api/health`,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    env: {
      PORT: new URL(url).port,
      DATA_DIR: join(process.env.E2E_DATA_DIR ?? '', name),
      RATE_LIMIT_MAX: '100000',
      LOG_LEVEL: 'error',
      ...env,
    },
  };
}

const postgres = process.env.TEST_DATABASE_URL;

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: servers.site,
    launchOptions,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would fetch offline copies during each test. e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Tracing every test takes a sixth of the time: use `--trace on` when needed.
    screenshot: 'only-on-failure',
  },
  webServer: [
    // A site is healthy only once its API responds.
    site('site'),
    site('limited', { RATE_LIMIT_MAX: '3' }),
    {
      ...site('unfinished'),
      command: `node node_modules/next/dist/bin/next start dist/unfinished -p ${new URL(servers.unfinished).port}`,
    },
    ...(nginx
      ? [
          site('behind', { RATE_LIMIT_MAX: '3', TRUSTED_PROXY_HOPS: '1', HOST: '127.0.0.1' }),
          {
            name: 'proxy',
            command: proxyCommand(
              `${process.env.E2E_DATA_DIR}-proxy`,
              Number(new URL(servers.proxy).port),
              `127.0.0.1:${new URL(servers.behind).port}`,
            ),
            url: `${servers.proxy}/robots.txt`,
            ignoreHTTPSErrors: true,
          },
        ]
      : []),
    ...(postgres ? [site('postgres', { DATABASE_URL: postgres })] : []),
  ],
});
