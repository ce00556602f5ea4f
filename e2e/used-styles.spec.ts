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
    /** What these style sheets set, and how large things become by it. */
    watchedProperties?: string[];
    /** Notes how everything looks at the window's present width. */
    noteAppearance?: () => void;
    /** Tells what looks different now from what was noted at this width. */
    changedAppearance?: () => string[];
  }
}

/** Runs in the page. */
function watchAppearance() {
  const noted = new Map<number, string[][]>();
  const parts = [undefined, '::before', '::after'];
  const elements = () =>
    [...document.querySelectorAll('body *')].flatMap((element) => parts.map((part) => ({ element, part })));
  const styleOf = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part);
    // Without content there is nothing to style.
    if (part && style.content === 'none') return ['content:none'];
    return (window.watchedProperties ?? []).map((name) => `${name}:${style.getPropertyValue(name)}`);
  };
  window.noteAppearance = () => {
    noted.set(
      innerWidth,
      elements().map(({ element, part }) => styleOf(element, part)),
    );
  };
  window.changedAppearance = () => {
    const before = noted.get(innerWidth);
    if (!before?.[0]?.length) throw new Error(`nothing was noted at ${innerWidth} px`);
    return elements().flatMap(({ element, part }, index) => {
      const known = new Set(before[index]);
      const changed = styleOf(element, part).filter((declaration) => !known.has(declaration));
      const name = `${element.localName}.${element.getAttribute('class')} ${part ?? ''}`;
      return changed.length > 0 ? [`${name}: ${changed.join(';')}`] : [];
    });
  };
}

/** Watches all properties that some rule sets: those that none sets would double the time. Runs in the page. */
function watchProperties(sheets: string[]) {
  const names = new Set(['width', 'height']);
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if ('style' in rule) for (const name of rule.style as CSSStyleDeclaration) names.add(name);
      if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
    }
  };
  for (const text of sheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    read(sheet.cssRules);
  }
  window.watchedProperties = [...names].filter((name) => !name.startsWith('--'));
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

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Until its file for this width is there, a picture may have another height. */
const picturesLoaded = (page: Page) =>
  page.waitForFunction(() => [...document.images].every((image) => image.complete));

async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 823 });
  await twoFrames(page);
  await picturesLoaded(page);
}

for (const { path } of pages)
  test(`${path} looks as with its whole style sheets`, async ({ page, request }) => {
    // Keeps the loader from starting, and late fonts from showing.
    await page.addInitScript(() => {
      window.addEventListener = () => {};
      Object.assign(window, {
        PerformanceObserver: class {
          observe() {}
        },
      });
    });
    await page.addInitScript(watchAppearance);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path);
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
      // Skipped content has no sizes to compare.
      const { sheet } = document.querySelector('style[data-fonts]') as HTMLStyleElement;
      sheet?.insertRule('*{content-visibility:visible!important}');
    });
    const html = await (await request.get(path)).text();
    const sheets = [...new Set(html.match(/\/_site\/[\w/.~-]+\.css/g))];
    expect(sheets).not.toEqual([]);
    const texts = await Promise.all(sheets.map(async (sheet) => (await request.get(sheet)).text()));
    await page.evaluate(watchProperties, texts);
    expect(await page.evaluate(() => window.watchedProperties?.length)).toBeGreaterThan(100);
    for (const width of widths) {
      await resize(page, width);
      // Noted once nothing changes any more: a length may follow the window a few frames late.
      await expect
        .poll(
          async () => {
            await page.evaluate(() => window.noteAppearance?.());
            await twoFrames(page);
            return page.evaluate(() => window.changedAppearance?.());
          },
          { timeout: 20_000 },
        )
        .toEqual([]);
    }
    await loadWholeSheets(page, sheets);
    for (const width of widths) {
      await resize(page, width);
      const changes = () => page.evaluate(() => window.changedAppearance?.().slice(0, 5));
      await expect.poll(changes, { message: `${width} px wide`, timeout: 20_000 }).toEqual([]);
    }
  });
