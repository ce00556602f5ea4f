import { servers, templeHost } from './servers';
import { expect, test } from './test';

const { port } = new URL(servers.site);

test('the temple host shows the temple home at /, and the rest of the site unchanged', async ({ page }) => {
  await page.goto(`http://${templeHost}:${port}/`);
  await expect(page.getByRole('main')).toContainText('Serving Devotees Since 2024');
  await page.goto(`http://${templeHost}:${port}/about`);
  await expect(page).toHaveTitle(/Vyomarka/);
});

test('other hosts keep the company home', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('Innovating Since 2024');
});
