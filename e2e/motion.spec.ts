import type { Page } from '@playwright/test';
import { expect, open, test } from './test';

const opacityOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Number(getComputedStyle(element).opacity));

/** Scrolls until the element's top is `offset` px above 80% of the window. Content above may still change height. */
const placeAbove80 = (page: Page, selector: string, offset: number) =>
  page.locator(selector).evaluate((element, offset) => {
    const { top } = element.getBoundingClientRect();
    scrollTo(0, top + scrollY - innerHeight * 0.8 + offset);
  }, offset);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('elements show only above the 80% line, except on the first screen', async ({ page }) => {
    await page.goto('/');
    // The scripts wait for the first action.
    await page.mouse.move(200, 300);
    await expect.poll(() => page.locator('[data-reveal][style*="opacity: 0"]').count()).toBeGreaterThan(0);
    const hidden = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('[data-reveal]')];
      const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
      const below = all.find((each) => !each.matches('[data-stagger]') && topOf(each) > innerHeight * 1.3);
      below?.setAttribute('data-testid', 'below');
      return all
        .filter((element) => topOf(element) < innerHeight && getComputedStyle(element).opacity !== '1')
        .map((element) => element.textContent);
    });
    expect(hidden).toEqual([]);
    const below = '[data-testid="below"]';
    await expect.poll(() => opacityOf(page, below)).toBe(0);
    for (const [offset, opacity] of [
      [-40, 0],
      [40, 1],
      [-40, 0],
    ] as const)
      await expect
        .poll(async () => {
          await placeAbove80(page, below, offset);
          return opacityOf(page, below);
        })
        .toBe(opacity);
  });

  test('texts that have faded out on screen are printed', async ({ page }) => {
    // On a desktop the texts stand beside the drawing and never fade.
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/');
    await page.locator('[data-flight]').evaluate((flight) => scrollTo(0, flight.clientHeight * 0.6));
    const words = '[data-words] > *';
    await expect.poll(() => opacityOf(page, `:nth-match(${words}, 1)`)).toBe(0);
    // On a phone the hero scrolls away whole.
    for (const each of await page.locator('[data-hero] > div > *').all())
      await expect(each).toHaveCSS('opacity', '1');
    await page.emulateMedia({ media: 'print' });
    for (const each of await page.locator(words).all()) await expect(each).toHaveCSS('opacity', '1');
  });

  // components/motion/scroll-to-top.test.ts covers its timing.
  test('a path change scrolls to the top, step by step', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const steps = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0;
          addEventListener('scroll', () => {
            count += 1;
            if (scrollY === 0) resolve(count);
          });
        }),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    expect(await steps).toBeGreaterThan(4);
    await expect(page).toHaveURL('/team');
  });
});

test('with reduced motion nothing is hidden and the scroll is immediate', async ({ page }) => {
  await page.goto('/about');
  expect(await page.locator('[data-reveal][style*="opacity"]').count()).toBe(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
