import type { Page } from '@playwright/test';
import { pages } from './routes';
import { expect, test } from './test';

// The loader preloads files that this test never lets it use.
test.use({
  expectedComplaints: ['Failed to load resource', 'was preloaded using link preload but not used'],
});

const widths = [412, 1280];

declare global {
  interface Window {
    /** Name and computed styles of every element and its ::before and ::after. */
    appearance?: () => { name: string; style: string }[];
  }
}

/** Replaces the page's own rules with the whole style sheets, as the loader does. */
function loadWholeSheets(page: Page, sheets: string[]): Promise<void> {
  return page.evaluate(async (hrefs) => {
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
  }, sheets);
}

async function appearanceAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 823 });
  return page.evaluate(() => window.appearance?.() ?? []);
}

/** The declarations in `after` that are not in `before`. */
function changed(before: string, after: string): string {
  const known = new Set(before.split('; '));
  return after
    .split('; ')
    .filter((declaration) => !known.has(declaration))
    .join('; ');
}

for (const { path } of pages)
  test(`${path} looks as with its whole style sheets`, async ({ page, request }) => {
    await page.addInitScript(() => {
      // Keeps the loader from starting, and late fonts from showing.
      window.addEventListener = () => {};
      Object.assign(window, {
        PerformanceObserver: class {
          observe() {}
        },
      });
      window.appearance = () =>
        [...document.querySelectorAll('body *')].flatMap((element) =>
          ['', '::before', '::after'].map((part) => ({
            name: `${element.localName}.${element.getAttribute('class')} ${part}`,
            style: getComputedStyle(element, part).cssText,
          })),
        );
    });
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    await page.evaluate(() => {
      // Skipped content has no sizes to compare.
      const { sheet } = document.querySelector('style[data-fonts]') as HTMLStyleElement;
      sheet?.insertRule('*{content-visibility:visible!important}');
    });
    const html = await (await request.get(path)).text();
    const sheets = [...new Set(html.match(/\/_site\/[\w/.~-]+\.css/g))];
    expect(sheets).not.toEqual([]);
    const before: Awaited<ReturnType<typeof appearanceAt>>[] = [];
    for (const width of widths) before.push(await appearanceAt(page, width));
    await loadWholeSheets(page, sheets);
    for (const [index, width] of widths.entries()) {
      const after = await appearanceAt(page, width);
      expect(after[0]?.style).toContain('display: ');
      const changes = after.flatMap(({ name, style }, place) => {
        const earlier = before[index]?.[place]?.style ?? '';
        return style === earlier ? [] : [`${name}: ${changed(earlier, style)}`];
      });
      expect(changes.slice(0, 5), `${width} px wide`).toEqual([]);
    }
  });
