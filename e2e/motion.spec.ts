import type { Page } from '@playwright/test';
import { expect, open, test } from './test';

const opacityOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Number(getComputedStyle(element).opacity));

/** Gives the first revealed element below the first screen a test id and returns its position. */
async function markBelowTheFold(page: Page): Promise<number> {
  return page.evaluate(() => {
    const below = [...document.querySelectorAll<HTMLElement>('[data-reveal]:not([data-stagger])')].find(
      (element) => element.getBoundingClientRect().top > innerHeight * 1.3,
    );
    below?.setAttribute('data-testid', 'below');
    return below ? below.getBoundingClientRect().top + scrollY : 0;
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('an element shows above 80% of the window and hides again below', async ({ page }) => {
    await page.goto('/');
    // The scripts wait for the first action.
    await page.mouse.move(200, 300);
    const top = await markBelowTheFold(page);
    expect(top).toBeGreaterThan(0);
    const below = '[data-testid="below"]';
    await expect.poll(() => opacityOf(page, below)).toBe(0);
    await page.evaluate((y) => scrollTo(0, y), top - 800 * 0.8 - 40);
    await expect.poll(() => opacityOf(page, below)).toBe(0);
    await page.evaluate((y) => scrollTo(0, y), top - 800 * 0.8 + 40);
    await expect.poll(() => opacityOf(page, below)).toBe(1);
    await page.evaluate((y) => scrollTo(0, y), top - 800 * 0.8 - 40);
    await expect.poll(() => opacityOf(page, below)).toBe(0);
  });

  test('nothing of the first screen is ever hidden', async ({ page }) => {
    await page.goto('/');
    await page.mouse.move(200, 300);
    await expect.poll(() => page.locator('[data-reveal][style*="opacity: 0"]').count()).toBeGreaterThan(0);
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('[data-reveal]')]
        .filter((element) => element.getBoundingClientRect().top < innerHeight)
        .filter((element) => getComputedStyle(element).opacity !== '1')
        .map((element) => element.textContent),
    );
    expect(hidden).toEqual([]);
  });

  test('a path change scrolls to the top, step by step', async ({ page }) => {
    await open(page, '/about');
    const positions = page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      scrollTo(0, document.body.scrollHeight);
      const left = location.pathname;
      while (location.pathname === left) await frame();
      const seen = [scrollY];
      while (scrollY > 0) {
        await frame();
        if (scrollY !== seen.at(-1)) seen.push(scrollY);
      }
      return seen;
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    const seen = await positions;
    await expect(page).toHaveURL('/team');
    expect(seen.length).toBeGreaterThan(4);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    expect(seen.at(-1)).toBe(0);
  });
});

test('with reduced motion nothing is hidden and the scroll is immediate', async ({ page }) => {
  await page.goto('/about');
  expect(await page.locator('[data-reveal][style*="opacity"]').count()).toBe(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/team');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
