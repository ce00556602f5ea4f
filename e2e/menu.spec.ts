import type { Page } from '@playwright/test';
import { expect, test, wake } from './test';

test.use({ viewport: { width: 360, height: 740 } });

/** Whether the menu is open according to the accessibility tree. */
async function exposedAsOpen(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find(
    ({ role, name }) => role?.value === 'button' && /^(Menu|Close)$/.test(name?.value),
  );
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test('the menu exposes its state, is at most 24rem high and closes on a route change', async ({ page }) => {
  await page.goto('/about');
  const button = page.getByRole('button', { name: /^(Menu|Close)$/ });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await button.click();
  await expect(menu).toBeVisible();
  // Before the scripts have taken over, the link would load a new document.
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => exposedAsOpen(page)).toBe(true);
  expect((await page.locator('#site-menu').boundingBox())?.height).toBeLessThanOrEqual(384);
  await menu.getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

/** Makes popovers unknown to style sheets and markup, as in Safari 16. */
async function withoutPopovers(page: Page) {
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const text = (await response.text())
      // The page's policy has hashes of its styles.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replaceAll(':popover-open', ':unknown')
      .replaceAll(' popover="auto"', '');
    await route.fulfill({ response, body: text });
  });
}

test.describe('the menu before and without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // components/layout/mobile-menu.test.tsx covers what the script does without popovers.
  test('opens at a tap and leads on, without popovers too', async ({ page }) => {
    await withoutPopovers(page);
    await page.goto('/about');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: /^(Menu|Close)$/ }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL('/team');
  });

  test('needs no aria-expanded in the HTML, since the browser exposes its state', async ({ page }) => {
    await page.goto('/about');
    const button = page.getByRole('button', { name: /^(Menu|Close)$/ });
    await expect(button).not.toHaveAttribute('aria-expanded');
    expect(await exposedAsOpen(page)).toBe(false);
    await button.click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(await exposedAsOpen(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    expect(await exposedAsOpen(page)).toBe(false);
  });
});

test.describe('with text twice as large', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('all links of the bar can be reached', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
    await wake(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.getByRole('button', { name: /^(Menu|Close)$/ }).click();
    const last = page.getByRole('banner').getByRole('link', { name: 'Register' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});
