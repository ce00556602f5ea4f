import type { Locator, Page } from '@playwright/test';
import { turntable } from '@/content/company/drone';
import { flight } from '@/content/company/flight';
import { home } from '@/content/company/home';
import { screens, shiftsOnTheWay, watchShifts } from './shifts';
import { expect, open, test } from './test';

const stills = (page: Page) => page.locator('[data-flight] li img');
const slider = (page: Page) => page.getByRole('slider', { name: turntable.label });

async function expectLoaded(image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
}

/** Each comes once it is near. */
async function expectStills(page: Page) {
  await expect(stills(page)).toHaveCount(flight.steps.length);
  for (const still of await stills(page).all()) await expectLoaded(still);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the flight stops without an error when a link leads away', async ({ page }) => {
    await open(page, '/');
    await page.locator('[data-flight]').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    await expect(page.locator('[data-flight] canvas')).toHaveCSS('opacity', '1');
    await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('[data-flight]')).toHaveCount(0);
  });

  test('the flight follows the scrolling, and the keyboard gets through it', async ({ page }) => {
    await open(page, '/');
    for (const { title } of flight.steps) {
      const heading = page.getByRole('heading', { name: title });
      await heading.evaluate((words) => words.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(heading).toHaveCSS('opacity', '1');
      // The drawing has taken the place of the picture.
      await expect(page.locator('[data-flight] canvas')).toHaveCSS('opacity', '1');
      await expect(page.locator('[data-hero] img')).toHaveCSS('opacity', '0');
    }
    await expect(stills(page).first()).toBeHidden();
    const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name);
    expect(await page.evaluate(fetched)).not.toContainEqual(expect.stringContaining('/drawings/step-'));
    // The drawing leaves with the scene: it never lies over what comes next.
    const past = await page.locator('[data-flight]').evaluate((scene) => {
      scrollTo({ top: scrollY + scene.getBoundingClientRect().bottom - 100, behavior: 'instant' });
      const canvas = scene.querySelector('canvas');
      return (canvas?.getBoundingClientRect().bottom ?? 0) - scene.getBoundingClientRect().bottom;
    });
    expect(past).toBeLessThanOrEqual(1);
    await page.getByRole('link', { name: home.redefining.action }).focus();
    await expect(page.getByRole('link', { name: home.redefining.action })).toBeInViewport();
  });

  for (const [screen, options] of Object.entries(screens))
    test.describe(`on a ${screen}`, () => {
      test.use(options);
      for (const path of ['/', '/aboutdrone'])
        test(`nothing moves on ${path} while the drawing arrives`, async ({ page }) => {
          await watchShifts(page);
          await open(page, path);
          expect(await shiftsOnTheWay(page)).toEqual([]);
        });
    });
});

test('with reduced motion the flight is three stills with their words', async ({ page }) => {
  await open(page, '/');
  await expectStills(page);
  await expect(page.locator('[data-flight] canvas')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the flight and figure 1 are drawings', async ({ page }) => {
    await page.goto('/');
    await expectStills(page);
    await page.goto('/aboutdrone');
    await expectLoaded(page.getByRole('img', { name: /^Line drawing of the aircraft/ }));
    await expect(slider(page)).toBeHidden();
  });
});

test.describe('figure 1', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/aboutdrone');
    // It is loaded when it is near.
    await page.getByText(/^Fig\. 1/).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Wing' }).scrollIntoViewIfNeeded();
  });

  test('turns by drag, and a row is highlighted when its part is pointed at', async ({ page }) => {
    const box = await slider(page).boundingBox();
    if (!box) throw new Error('The figure has no place');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 100, y, { steps: 5 });
    await page.mouse.up();
    await expect(slider(page)).not.toHaveAttribute('aria-valuenow', '144');
    // From above, where a bay is in the middle.
    await slider(page).press('Home');
    for (let step = 0; step < 13; step++) await slider(page).press('ArrowUp');
    await page.mouse.move(x + 2, box.y + box.height * 0.48 + 2);
    await expect(page.getByRole('button', { name: /bay$/, pressed: true })).toHaveCount(1);
  });

  test.describe('on a phone', () => {
    test.use(screens.phone);
    test('stays in view while its list goes by, and covers no row that the keyboard comes to', async ({
      page,
    }) => {
      const rows = await page.locator('li > button').all();
      await rows.at(-1)?.evaluate((row) => row.scrollIntoView({ block: 'end' }));
      await expect(slider(page)).toBeInViewport({ ratio: 0.8 });
      await rows.at(-1)?.focus();
      for (const row of rows.slice(0, -1).reverse()) {
        await page.keyboard.press('Shift+Tab');
        await expect(row).toBeFocused();
        const isOnTop = (button: Element) => {
          const { left, top } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + 4, top + 4));
        };
        await expect.poll(() => row.evaluate(isOnTop)).toBe(true);
      }
    });
  });
});
