import type { Page } from '@playwright/test';
import { pages } from './routes';
import { expect, holdBack, test, wake } from './test';

declare global {
  interface Window {
    /** What has moved, once a test watches for it. */
    shifts?: string[];
  }
}

test.use({ expectedComplaints: ['404 (Not Found)'] });

const paths = [...pages.map(({ path }) => path), '/holyheaven?q=puri', '/holyheaven/99', '/nowhere'];

/** From now on keeps what moves without the visitor's doing, as the browser's layout instability entries. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node }[];
      })[])
        shifts.push(
          `${entry.value} ${entry.sources.map(({ node }) => (node as Element)?.className).join(', ')}`,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await frame();
    }
    for (let frames = 0; frames < 5; frames += 1) await frame();
  });
}

const shifts = (page: Page) => page.evaluate(() => window.shifts);

// Chrome counts some shifts on phones alone, whose page may be larger than its screen.
const screens = {
  'a phone': { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  'a desk': { viewport: { width: 1280, height: 800 } },
};

for (const [screen, options] of Object.entries(screens))
  test.describe(`on ${screen} nothing moves`, () => {
    test.use(options);
    for (const path of paths)
      test(`on ${path}`, async ({ page }) => {
        await watchShifts(page);
        await page.goto(path);
        // The last part that is left out of the first paint.
        await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible');
        await wake(page);
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        await scrollThrough(page);
        expect(await shifts(page)).toEqual([]);
      });

    test('when the fonts come late', async ({ page }) => {
      const letGo = await holdBack(page, '**/*.woff2');
      await watchShifts(page);
      await page.goto('/career', { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
      const fonts = page.waitForResponse('**/*.woff2');
      letGo();
      await (await fonts).finished();
      await wake(page);
      await scrollThrough(page);
      expect(await shifts(page)).toEqual([]);
    });
  });
