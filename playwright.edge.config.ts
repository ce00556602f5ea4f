import { defineConfig } from '@playwright/test';
import { servers, templeHost } from './e2e/servers';
import base from './playwright.config';

/** The finished site on workerd, by the README of deploy/edge. */
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
    env: { PORT: new URL(url).port, TEMPLE_HOST: templeHost, ...env },
  };
}

const specs = (...names: string[]) => names.map((name) => `${name}.spec.ts`);

/*
 * The specs of `npm run test:e2e` whose answers a host makes, or whose visitors it serves. Left out are
 * - accounts.spec.ts but for AUTH_API_URL: the edge has no store of its own and no rate limit;
 * - delivery, faults, layout-shift, markup, motion and used-styles: they look at what the finished site holds, and
 *   on-the-edge.ts compares every answer with it.
 */
export default defineConfig({
  ...base,
  projects: [
    {
      name: 'edge',
      testMatch: [
        ...specs('accessibility', 'addresses', 'company', 'headers', 'login', 'menu'),
        ...specs('no-javascript', 'pages', 'register', 'seo', 'temple-host', 'temples'),
        'on-the-edge.ts',
      ],
    },
    { name: 'edge accounts', testMatch: specs('accounts'), grep: /with AUTH_API_URL/ },
  ],
  webServer: [
    {
      name: 'fakeApi',
      command: 'npx tsx e2e/fake-auth-api.ts',
      url: `${servers.fakeApi}/ready`,
      reuseExistingServer: false,
    },
    edge('site', { AUTH_API_URL: servers.fakeApi }),
    edge('limited', { AUTH_API_URL: servers.fakeApi, SITE_URL: 'https://www.vyomarka.example/' }),
    edge('upstream', { AUTH_API_URL: `${servers.fakeApi}/` }),
    edge('bare'),
  ],
});
