import { servers, templeHost } from './servers';
import { expect, test, wake } from './test';

const { port } = new URL(servers.site);

test('the temple host shows the temple home at /, and the rest of the site unchanged', async ({ page }) => {
  await page.goto(`http://${templeHost}:${port}/`);
  await expect(page.getByRole('main')).toContainText('Serving Devotees Since 2024');
  await page.goto(`http://${templeHost}:${port}/about`);
  await expect(page).toHaveTitle(/Vyomarka/);
});

test('the temple host marks Home as the current page, and keeps the mark', async ({ page }) => {
  const current = page.getByRole('banner').getByRole('link', { name: 'Home' });
  await page.goto(`http://${templeHost}:${port}/`);
  await expect(current).toHaveAttribute('aria-current', 'page');
  await wake(page);
  await expect(current).toHaveAttribute('aria-current', 'page');
  // The temple home at its own address is not the home page.
  for (const host of [templeHost, 'localhost']) {
    await page.goto(`http://${host}:${port}/holyheaven`);
    await expect(current).not.toHaveAttribute('aria-current');
  }
});

test('other hosts keep the company home', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('Innovating Since 2024');
});
