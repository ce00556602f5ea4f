import { about } from '@/content/company/about';
import { teamPage } from '@/content/company/team';
import { frame } from '@/content/frame';
import { expect, test, wake } from './test';

test('prefetched navigations load the shared layout once', async ({ page }) => {
  await page.goto('/about');
  await wake(page);
  const coming: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('_rsc=')) coming.push(response.text());
  });
  const banner = page.getByRole('banner');
  for (const [link, heading] of [
    ['Team', teamPage.heading],
    ['Contact', 'Write, call or come by.'],
  ] as const) {
    const ready = page.waitForResponse(async (response) => (await response.text()).includes(heading));
    await banner.getByRole('link', { name: link }).hover();
    await ready;
    await banner.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  const data = await Promise.all(coming);
  expect(data.filter((text) => text.includes(frame.rights))).toHaveLength(1);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap fetches the next page once, and leads into the other area', async ({ page }) => {
    await page.goto('/about');
    await wake(page);
    const coming: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/contact?_rsc=')) coming.push(response.text());
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Write, call or come by.' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    expect(await Promise.all(coming)).toHaveLength(1);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: about.hero.title })).toBeVisible();
    // The other area has a layout of its own.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Holy Heaven' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Holy Heaven' })).toBeVisible();
    await expect(page.locator('[data-theme=first-light]')).toBeVisible();
  });
});
