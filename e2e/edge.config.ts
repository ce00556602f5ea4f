import { defineConfig } from '@playwright/test';
import base from '../playwright.config';
import { servers } from './servers';

/** The site as built by deploy/edge, on workerd. Runs headers.spec.ts and tests tagged @host: what hosts get wrong. */
export default defineConfig({
  ...base,
  testDir: '.',
  grep: /@host|headers\.spec/,
  webServer: [
    {
      name: 'site',
      command: `sh ../deploy/edge/run.sh wrangler dev --port ${new URL(servers.site).port}`,
      url: `${servers.site}/robots.txt`,
      timeout: 120_000,
    },
  ],
});
