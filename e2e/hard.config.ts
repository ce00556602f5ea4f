import { defineConfig } from '@playwright/test';

/** `npm run test:hard [name]` takes minutes: kills, floods and outages, on servers that each test starts itself. */
export default defineConfig({
  testDir: './hard',
  testMatch: '{floods,outages}.ts',
  workers: 1,
  timeout: 600_000,
  reporter: 'list',
});
