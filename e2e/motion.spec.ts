import type { Page } from '@playwright/test';
import { about } from '@/content/company/about';
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

  test('links that have faded out on screen show when focused, and are printed', async ({ page }) => {
    await open(page, '/');
    const links = page.locator('[data-hero] ul');
    await page.evaluate(() => scrollTo(0, innerHeight));
    await expect(links).toHaveCSS('opacity', '0');
    const link = links.getByRole('link').first();
    await link.focus();
    await expect(links).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo(0, innerHeight));
    await link.blur();
    await expect(links).toHaveCSS('opacity', '0');
    await page.emulateMedia({ media: 'print' });
    await expect(links).toHaveCSS('opacity', '1');
  });

  test('on a phone the hero scrolls away whole before the drawing stays in place', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/');
    await page.evaluate(() => scrollTo(0, innerHeight));
    await expect(page.locator('[data-flight] canvas')).toHaveCSS('opacity', '1');
    const [hero, drawing] = await Promise.all(
      ['[data-hero]', '[data-flight] canvas'].map((each) => page.locator(each).boundingBox()),
    );
    expect(drawing?.y).toBeGreaterThanOrEqual(Math.floor((hero?.y ?? 0) + (hero?.height ?? 0)));
    for (const each of await page.locator('[data-hero] > div > *').all())
      await expect(each).toHaveCSS('opacity', '1');
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

  test('Back during that scroll returns to the place of the link', async ({ page }) => {
    await open(page, '/about');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Team' });
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    const back = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('popstate', () => resolve(), { once: true });
          // On the first step after the path change.
          addEventListener('scroll', function goBack() {
            if (location.pathname !== '/team') return;
            removeEventListener('scroll', goBack);
            history.back();
          });
        }),
    );
    await link.click();
    await back;
    await expect(page.getByRole('heading', { level: 1, name: about.hero.title })).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
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
