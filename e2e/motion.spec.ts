import type { Page } from '@playwright/test';
import { expect, open, test } from './test';

declare global {
  interface Window {
    /** Times and scroll positions, once a test takes them. */
    samples?: [time: number, y: number][];
  }
}

const opacityOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Number(getComputedStyle(element).opacity));

/** The first revealed element that starts below the first screen, named by a test id of its own. */
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
    // The scripts wait for a visitor's first action.
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

  test('a path change scrolls to the top, eased over 800 ms', async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
      const samples: [number, number][] = [];
      window.samples = samples;
      const sample = () => {
        samples.push([performance.now(), scrollY]);
        requestAnimationFrame(sample);
      };
      requestAnimationFrame(sample);
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL('/team');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const duration = await page.evaluate(() => {
      const samples = window.samples ?? [];
      const end = samples.find(([, y]) => y === 0)?.[0] ?? 0;
      const moving = samples.filter(([time, y], index) => time <= end && y !== samples[index - 1]?.[1]);
      return { frames: moving.length, ms: end - (moving[1]?.[0] ?? 0) };
    });
    expect(duration.frames).toBeGreaterThan(4);
    expect(duration.ms).toBeGreaterThan(500);
  });

  test('a wheel takes over from the scroll at once', async ({ page }) => {
    await open(page, '/about');
    const stopped = page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      scrollTo(0, document.body.scrollHeight);
      const left = location.pathname;
      while (location.pathname === left) await frame();
      const start = scrollY;
      while (scrollY >= start) await frame();
      dispatchEvent(new WheelEvent('wheel'));
      const taken = scrollY;
      for (let frames = 0; frames < 30; frames += 1) await frame();
      return { taken, kept: scrollY };
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    const { taken, kept } = await stopped;
    expect(taken).toBeGreaterThan(0);
    expect(kept).toBe(taken);
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
