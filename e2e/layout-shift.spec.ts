import { screens, shiftsOnTheWay, watchShifts } from './shifts';
import { expect, holdBack, test, wake } from './test';

for (const [screen, options] of Object.entries(screens))
  test.describe(`on a ${screen}`, () => {
    test.use(options);

    for (const path of ['/career', '/login', '/holyheaven', '/holyheaven/1', '/holyheaven/2', '/privacy'])
      test(`nothing moves on ${path} when fonts arrive late, and the headline's is shown`, async ({
        page,
      }) => {
        const letGo = await holdBack(page, '**/*.woff2');
        await watchShifts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
        letGo();
        await page.waitForFunction(() =>
          [...document.fonts].some(({ display, status }) => display === 'swap' && status === 'loaded'),
        );
        await wake(page);
        expect(await shiftsOnTheWay(page)).toEqual([]);
      });
  });
