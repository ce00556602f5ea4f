import { teamPage } from '@/content/company/team';
import { siteError } from '@/content/errors';
import { missing, pages } from './routes';
import { servers } from './servers';
import { expect, test } from './test';

// Headers that delivery adds or that describe only the server.
const OWN =
  /^(content-security-policy|cache-control|etag|vary|content-(encoding|length)|transfer-encoding|x-nextjs-.*|date|connection|keep-alive)$/;

/** Strips scripts, styles and links to them, which delivery moves. */
const readable = (html: string) =>
  html
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<link rel="(preload|stylesheet)"[^>]*>/g, '');

const headersOf = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.test(name)));

test.describe('plain `next start` serves the same site from the same build', () => {
  // `next start` serves the general page for unknown ids (docs/decisions/0001).
  const same = [
    ...pages.filter(({ path }) => !path.includes('/anything')),
    ...missing.filter(({ heading }) => heading === 'Page not found'),
  ];
  test('every page and 404', async ({ request }) => {
    for (const { path } of same) {
      const [finished, plain] = await Promise.all([
        request.get(path),
        request.get(`${servers.unfinished}${path}`),
      ]);
      expect.soft(plain.status(), path).toBe(finished.status());
      expect.soft(readable(await plain.text()), path).toBe(readable(await finished.text()));
      expect.soft(headersOf(plain.headers()), path).toEqual(headersOf(finished.headers()));
    }
  });

  test('an unknown id gets a 404 there too', async ({ request }) => {
    expect((await request.get(`${servers.unfinished}/holyheaven/99`)).status()).toBe(404);
  });

  test('both tell the same about their health', async ({ request }) => {
    for (const path of ['/api/health', '/api/health/live', '/api/health/ready'])
      for (const server of [servers.site, servers.unfinished]) {
        const answer = await request.get(server + path);
        expect(answer.status(), server + path).toBe(200);
        const store = path.endsWith('live') ? {} : { store: 'libsql' };
        expect(await answer.json()).toEqual({ status: 'ok', ...store });
        expect((await request.post(server + path)).headers().allow).toBe('GET');
      }
  });

  test('both APIs give the same answers', async ({ request }) => {
    const data = { fullName: 'Asha Rao', email: 'plain@example.com', password: 'short' };
    const headers = { 'x-secure-request': 'true' };
    const answers = await Promise.all(
      [servers.site, servers.unfinished].map((server) =>
        request.post(`${server}/api/v1/auth/register`, { data, headers }),
      ),
    );
    for (const answer of answers) {
      expect(answer.status()).toBe(400);
      expect(await answer.json()).toEqual({ message: "Password doesn't meet requirements" });
    }
  });
});

// Nothing of the site makes `next start` fail, so this reads the page that it would send.
test('its page for a failing server is ours, and no address of the finished site', async ({
  page,
  request,
}) => {
  await page.route('**/failing', (route) =>
    route.fulfill({ path: '.next/server/pages/500.html', contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto(`${servers.unfinished}/failing`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteError.title);
  await expect(page).toHaveTitle(new RegExp(siteError.documentTitle));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect((await request.get('/server-error')).status()).toBe(404);
});

test('a page works there with its scripts', async ({ page }) => {
  await page.goto(`${servers.unfinished}/about`);
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: teamPage.heading })).toBeVisible();
});
