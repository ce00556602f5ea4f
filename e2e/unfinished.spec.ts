import { teamPage } from '@/content/company/team';
import { allPaths } from './routes';
import { servers } from './servers';
import { serve } from './support/server';
import { freePort } from './support/system';
import { expect, register, screens, started, test } from './test';

/** Strips what delivery/finish.mts moves (scripts, styles and links to them) or adds. */
const readable = (html: string) =>
  html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<link rel="(preload|preconnect|stylesheet)"[^>]*>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>| data-painting=""/g, '');

test('an unfinished page has the same content', async ({ request }) => {
  for (const path of allPaths) {
    const [finished, plain] = await Promise.all([
      request.get(path),
      request.get(`${servers.unfinished}${path}`),
    ]);
    expect.soft(readable(await plain.text()), path).toBe(readable(await finished.text()));
  }
});

test.describe('unfinished, on a phone', () => {
  test.use({ ...screens.phone, baseURL: servers.unfinished });

  test('links, the search and a form work', async ({ page }) => {
    await page.goto('/holyheaven');
    await page.getByRole('searchbox').fill('Puri');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '1 temple found' })).toBeVisible();
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    await expect(page.getByRole('heading', { level: 1, name: teamPage.heading })).toBeVisible();
    await page.goto('/register');
    await register(page, `unfinished-${Date.now()}@example.com`);
    await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
  });
});

test('`npm run dev` serves pages whose scripts run', async ({ page }) => {
  test.slow();
  const origin = `http://localhost:${await freePort()}`;
  const server = await serve(
    [process.execPath, 'node_modules/next/dist/bin/next', 'dev'],
    `${origin}/robots.txt`,
  );
  try {
    await page.goto(`${origin}/about`);
    await started(page);
  } finally {
    // An open page would keep requesting the stopped server.
    await page.close();
    await server.stop();
  }
});
