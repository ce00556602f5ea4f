import { defineConfig } from '@playwright/test';
import { servers, templeHost } from './e2e/servers';
import base from './playwright.config';

/** The finished site on workerd, started as deploy/edge/README.md says. */
function edge(name: keyof typeof servers, env: Record<string, string> = {}) {
  const url = servers[name];
  return {
    name,
    command: 'npm start',
    cwd: 'deploy/edge',
    url: `${url}/robots.txt`,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    env: { PORT: new URL(url).port, TEMPLE_HOST: templeHost, RATE_LIMIT_MAX: '100000', ...env },
  };
}

/*
 * Covers what a host can get wrong: statuses, headers, variants, rewrites, calls to the API, and one journey per kind of form.
 * Page content is tested on Node, since on-the-edge.ts compares every answer with the finished site.
 */
export default defineConfig({
  ...base,
  projects: [
    {
      name: 'edge',
      testMatch: ['headers.spec.ts', 'pages.spec.ts', 'temple-host.spec.ts', 'on-the-edge.ts'],
    },
    { name: 'journeys on the edge', grep: /@host/ },
  ],
  webServer: [
    {
      name: 'fakeApi',
      command: 'npx tsx e2e/fake-auth-api.ts',
      url: `${servers.fakeApi}/ready`,
      reuseExistingServer: false,
    },
    edge('site', { AUTH_API_URL: servers.fakeApi }),
    edge('limited', {
      AUTH_API_URL: servers.fakeApi,
      RATE_LIMIT_MAX: '3',
      SITE_URL: 'https://www.vyomarka.example/',
      SITE_OFFLINE: 'off',
    }),
    edge('bare'),
  ],
});
