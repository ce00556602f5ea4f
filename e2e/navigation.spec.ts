import type { Page } from '@playwright/test';
import { about } from '@/content/company/about';
import { expect, test, wake } from './test';

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
  // The temple area has its own root layout.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Holy Heaven' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Holy Heaven' })).toBeVisible();
  await expect(page.locator('[data-theme=first-light]')).toBeVisible();
});

const menuButton = (page: Page) => page.getByRole('button', { name: /^(Menu|Close)$/ });
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu exposes its state, is at most 24rem high and closes on a route change', async ({ page }) => {
    await page.goto('/about');
    const button = menuButton(page);
    const menu = mainMenu(page);
    await button.click();
    await expect(menu).toBeVisible();
    // Wait for the scripts: before they take over, the link would load a new document.
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect((await page.locator('#site-menu').boundingBox())?.height).toBeLessThanOrEqual(384);
    await menu.getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL('/team');
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test.describe('before and without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    // components/layout/mobile-menu.test.tsx covers how it closes.
    test('opens on a tap and its links work, even without popover support', async ({ page }) => {
      // Remove popovers from markup and style sheets, as if in Safari 16.
      await page.route(/about$/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text())
          // The page's policy contains hashes of its styles.
          .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
          .replaceAll(':popover-open', ':unknown')
          .replaceAll(' popover="auto"', '');
        await route.fulfill({ response, body });
      });
      await page.goto('/about');
      const menu = mainMenu(page);
      await expect(menu).toBeHidden();
      await menuButton(page).click();
      await expect(menu).toBeVisible();
      await menu.getByRole('link', { name: 'Team' }).click();
      await expect(page).toHaveURL('/team');
    });
  });
});

test('with text twice as large, every link in the header can be reached', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  await wake(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await menuButton(page).click();
  const last = page.getByRole('banner').getByRole('link', { name: 'Register' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});
