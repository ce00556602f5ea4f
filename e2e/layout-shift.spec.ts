import { screens, shiftsOnTheWay, watchShifts } from './shifts';
import { expect, holdBack, test, wake } from './test';

for (const [screen, options] of Object.entries(screens))
  test.describe(`on a ${screen}`, () => {
    test.use(options);

    test('nothing moves when fonts arrive late', async ({ page }) => {
      const letGo = await holdBack(page, '**/*.woff2');
      await watchShifts(page);
      await page.goto('/career', { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
      const fonts = page.waitForResponse('**/*.woff2');
      letGo();
      await (await fonts).finished();
      await wake(page);
      expect(await shiftsOnTheWay(page)).toEqual([]);
    });
  });
