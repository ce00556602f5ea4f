import type { Page } from '@playwright/test';
import { pages } from './routes';
import { expect, test } from './test';

// The loader is kept from starting what it has asked for.
test.use({
  expectedComplaints: ['Failed to load resource', 'was preloaded using link preload but not used'],
});

/** Puts the whole style sheets in the place of the rules in the page, as the loader does it, and tells what changes. */
function changesWithWholeSheets(page: Page, sheets: string[]): Promise<string[]> {
  return page.evaluate(async (hrefs) => {
    // What is not laid out yet has no sizes to compare.
    const { sheet } = document.querySelector('style[data-fonts]') as HTMLStyleElement;
    sheet?.insertRule('*{content-visibility:visible!important}');
    /** The computed styles of every element and of what it draws before and after itself. */
    const appearance = () =>
      [...document.querySelectorAll('body *')].flatMap((element) =>
        [undefined, '::before', '::after'].map((part) => {
          const style = getComputedStyle(element, part);
          const names = [...style].filter((name) => !name.startsWith('--'));
          const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
          return { name: `${element.localName}.${element.getAttribute('class')} ${part ?? ''}`, values };
        }),
      );
    const before = appearance();
    const used = document.querySelector<HTMLStyleElement>('style[data-used]');
    if (!used) throw new Error('the page has no styles of its own');
    const loaded = hrefs.map(
      (href) =>
        new Promise((resolve, reject) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
          link.onload = resolve;
          link.onerror = reject;
          used.before(link);
        }),
    );
    await Promise.all(loaded);
    used.disabled = true;
    return appearance().flatMap(({ name, values }, index) => {
      const changed = values.filter((value, place) => value !== before[index]?.values[place]);
      return changed.length > 0 ? [`${name}: ${changed.join(';')}`] : [];
    });
  }, sheets);
}

for (const width of [412, 1280])
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 823 } });
    for (const { path } of pages)
      test(`${path} looks as with its whole style sheets`, async ({ page, request }) => {
        // The loader must not start by itself, and a late font would show when style sheets change.
        await page.addInitScript(() => {
          window.addEventListener = () => {};
          Object.assign(window, {
            PerformanceObserver: class {
              observe() {}
            },
          });
        });
        await page.route('**/*.woff2', (route) => route.abort());
        await page.goto(path);
        const html = await (await request.get(path)).text();
        const sheets = [...new Set(html.match(/\/_site\/[\w/.~-]+\.css/g))];
        expect(sheets).not.toEqual([]);
        const changes = await changesWithWholeSheets(page, sheets);
        expect(changes.slice(0, 5)).toEqual([]);
      });
  });
