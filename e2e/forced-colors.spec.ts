import { pages } from './routes';
import { expect, test } from './test';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

for (const { path } of pages)
  test(`${path} has a border or a line on everything that looks like a button`, async ({ page }) => {
    await page.goto(path);
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll('button, a.rounded-control')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const { borderTopWidth, borderTopStyle, borderTopColor, textDecorationLine } =
            getComputedStyle(element);
          const bordered =
            borderTopWidth !== '0px' && borderTopStyle !== 'none' && !borderTopColor.endsWith(', 0)');
          return !bordered && textDecorationLine === 'none';
        })
        .map((element) => element.textContent),
    );
    expect(bare).toEqual([]);
  });
