import { mainNavigation } from '@/content/navigation';
import { missing, pages } from './routes';
import { expect, test } from './test';

for (const { path, indexed } of pages) {
  test(`${path} stands in the frame and reads completely`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);
    const bar = page.getByRole('banner').getByRole('navigation');
    for (const { href, label } of mainNavigation) {
      const link = bar.getByRole('link', { name: label, exact: true });
      await expect(link).toHaveAttribute('href', href);
      if (href === path) await expect(link).toHaveAttribute('aria-current', 'page');
      else await expect(link).not.toHaveAttribute('aria-current');
    }
    await expect(bar.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(indexed ? 0 : 1);
  });
}

test.describe('addresses that lead nowhere', () => {
  test.use({ expectedComplaints: ['404 (Not Found)'] });
  for (const { path, heading } of missing) {
    test(`${path} answers 404 and shows '${heading}'`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /Holy Heaven/ })).toHaveAttribute(
        'href',
        '/holyheaven',
      );
    });
  }
});

test('no page carries a link inside the site that leads nowhere', async ({ request }) => {
  const seen = new Set<string>();
  const queue = pages.map(({ path }) => path);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const address = path.split('#')[0] ?? '';
    if (seen.has(address)) continue;
    seen.add(address);
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    const html = await response.text();
    for (const [, href = ''] of html.matchAll(/<a[^>]* href="(\/[^"]*)"/g))
      queue.push(href.replaceAll('&amp;', '&'));
  }
});

test('the pages are prerendered, and unknown ids leave nothing behind', async ({ request }) => {
  const prerendered = await request.get('/holyheaven/1');
  expect(prerendered.headers()['x-nextjs-prerender']).toContain('1');
  for (let id = 100; id < 130; id += 1) {
    const response = await request.get(`/holyheaven/${id}`);
    expect(response.status()).toBe(404);
    expect(response.headers()['x-nextjs-prerender']).toContain('1');
  }
});
