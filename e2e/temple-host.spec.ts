import { servers, templeHost } from './servers';
import { expect, test, wake } from './test';

const { port } = new URL(servers.site);
const at = (path: string, host = templeHost) => `http://${host}:${port}${path}`;

test('the temple host shows the temple home at / with Home as the current page, and the rest unchanged', async ({
  page,
}) => {
  const current = page.getByRole('banner').getByRole('link', { name: 'Home' });
  await page.goto(at('/'));
  await expect(page.getByRole('main')).toContainText('Serving Devotees Since 2024');
  await expect(current).toHaveAttribute('aria-current', 'page');
  await wake(page);
  await expect(current).toHaveAttribute('aria-current', 'page');
  // The temple home at its own address is not the home page.
  for (const host of [templeHost, 'localhost']) {
    await page.goto(at('/holyheaven', host));
    await expect(current).not.toHaveAttribute('aria-current');
  }
  await page.goto(at('/about'));
  await expect(page).toHaveTitle(/Vyomarka/);
});

test('other hosts keep the company home', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('Innovating Since 2024');
});
