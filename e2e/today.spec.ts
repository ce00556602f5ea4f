import { watchShifts } from './shifts';
import { expect, holdBack, screens, test } from './test';

// lib/temples/today covers every kind of day, temple-hero.test.tsx every state, and today.test.tsx how React takes over.
test('the answer is in the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const note = () => {
      const answered = [...document.querySelectorAll('[data-state]')].at(-1)?.getAttribute('data-state');
      if (answered) performance.mark('answered');
    };
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-state'] });
  });
  for (const path of ['/holyheaven/1', '/hi/holyheaven/2', '/holyheaven']) {
    await page.goto(path);
    const times = await page.waitForFunction(() => {
      const of = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
      const [answered, painted] = [of('answered'), of('first-contentful-paint')];
      return painted && { answered: answered ?? Number.POSITIVE_INFINITY, painted };
    });
    const { answered, painted } = (await times.jsonValue()) || { answered: 1, painted: 0 };
    expect(answered, path).toBeLessThan(painted);
  }
});

for (const [screen, options] of Object.entries(screens))
  test.describe(`on a ${screen}`, () => {
    test.use(options);

    test('the answer moves nothing while the page is still coming', async ({ page }) => {
      // Every temple page is made alike: one in each language, since each takes four seconds.
      const paths = ['/holyheaven/1', '/hi/holyheaven/2'];
      // No font comes while the page does: e2e/every-page.spec.ts has those that come late.
      await holdBack(page, '**/*.woff2');
      const session = await page.context().newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 40,
        downloadThroughput: 20_000,
        uploadThroughput: 20_000,
      });
      await watchShifts(page);
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('#today')).toBeVisible();
        expect(await page.evaluate(() => window.shifts)).toEqual([]);
      }
    });
  });
