import type { Page } from '@playwright/test';
import { pages } from './routes';
import { expect, test } from './test';

test.use({ expectedComplaints: ['Failed to load resource'] });

/** The computed styles of every element and of what it draws before and after itself, as one text each. */
async function appearance(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      [undefined, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        const values = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`);
        return `${element.localName}.${element.getAttribute('class')}${part ?? ''} ${values.join(';')}`;
      }),
    ),
  );
}

/** The whole style sheets take the place of the rules in the page, as the loader does it. */
async function useWholeSheets(page: Page) {
  const html = await page.content();
  const urls = [...new Set(html.match(/\/_next\/static\/[\w/.~-]+\.css/g))];
  expect(urls).not.toEqual([]);
  await page.evaluate(async (hrefs) => {
    const style = document.querySelector<HTMLStyleElement>('style[data-used]');
    const loaded = hrefs.map(
      (href) =>
        new Promise((resolve, reject) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          link.onload = resolve;
          link.onerror = reject;
          style?.before(link);
        }),
    );
    await Promise.all(loaded);
    if (style) style.disabled = true;
    await document.fonts.ready;
  }, urls);
}

for (const width of [412, 1280])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 823 } });
    for (const { path } of pages)
      test(`${path} looks as with its whole style sheets`, async ({ page }) => {
        // A form's scripts start by themselves after a while.
        await page.route('**/*.js', (route) => route.abort());
        await page.goto(path, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        const before = await appearance(page);
        await useWholeSheets(page);
        expect(await appearance(page)).toEqual(before);
      });
  });
