import { defineConfig } from '@playwright/test';
import base from '../playwright.config';
import { servers } from './servers';

/** The site on workerd, which deploy/edge has built. Covers what a host can get wrong, and the journeys marked @host. */
export default defineConfig({
  ...base,
  testDir: '.',
  projects: [
    { name: 'edge', testMatch: ['headers.spec.ts', 'temple-host.spec.ts'] },
    { name: 'journeys on the edge', grep: /@host/ },
  ],
  webServer: [
    {
      name: 'fakeApi',
      command: 'npx tsx fake-auth-api.ts',
      url: `${servers.fakeApi}/ready`,
      reuseExistingServer: false,
    },
    {
      name: 'site',
      command: `sh ../deploy/edge/run.sh wrangler dev --port ${new URL(servers.site).port} --var AUTH_API_URL:${servers.fakeApi}`,
      url: `${servers.site}/robots.txt`,
      reuseExistingServer: false,
      stdout: 'ignore' as const,
      timeout: 120_000,
    },
  ],
});
