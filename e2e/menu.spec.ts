import type { Page } from '@playwright/test';
import { expect, test } from './test';

test.use({ viewport: { width: 360, height: 740 } });

/** Whether the menu is open according to the accessibility tree. */
async function exposedAsOpen(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test.describe('the menu on a small screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('exposes its state and is at most 24rem high', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => exposedAsOpen(page)).toBe(true);
    const box = await page.locator('#site-menu').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(384);
  });

  test('closes on Escape and gives the focus back', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('closes on a click outside', async ({ page }) => {
    await page.mouse.click(180, 700);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('closes on a route change', async ({ page }) => {
    // Before the scripts have taken over, the link would load a new document.
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL('/team');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the menu before and without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('needs no aria-expanded in the HTML, since the browser exposes its state', async ({ page }) => {
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Menu' });
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
