import { worlds } from './routes';
import { expect, test } from './test';

/** Texts of what looks like a button and has neither a border nor a line. Runs in the page. */
const bareButtons = () =>
  [...document.querySelectorAll('button, a.rounded-control')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, textDecorationLine } =
        getComputedStyle(element);
      const bordered =
        borderTopWidth !== '0px' && borderTopStyle !== 'none' && !/^rgba\(.*, 0\)$/.test(borderTopColor);
      return !bordered && textDecorationLine === 'none';
    })
    .map((element) => element.textContent);

for (const [world, paths] of worlds)
  test(`in ${world} all that looks like a button has a border or a line`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of paths) {
      await page.goto(path);
      await page.waitForFunction(() => matchMedia('(forced-colors: active)').matches);
      expect.soft(await page.evaluate(bareButtons), path).toEqual([]);
    }
  });
