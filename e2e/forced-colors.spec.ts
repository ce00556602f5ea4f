import { pages } from './routes';
import { expect, test } from './test';

for (const { path } of pages)
  test(`${path} has a border or a line on everything that looks like a button`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    await page.waitForFunction(() => matchMedia('(forced-colors: active)').matches);
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll('button, a.rounded-control')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { borderTopWidth, borderTopStyle, borderTopColor, textDecorationLine } =
            getComputedStyle(element);
          const bordered =
            borderTopWidth !== '0px' && borderTopStyle !== 'none' && !/^rgba\(.*, 0\)$/.test(borderTopColor);
          return !bordered && textDecorationLine === 'none';
        })
        .map((element) => element.textContent),
    );
    expect(bare).toEqual([]);
  });
