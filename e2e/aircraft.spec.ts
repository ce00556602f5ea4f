import type { Locator, Page } from '@playwright/test';
import { drone } from '@/content/company/drone';
import { flight } from '@/content/company/flight';
import { home } from '@/content/company/home';
import { shiftsOnTheWay, shiftsUntilFonts, watchShifts } from './shifts';
import { expect, open, screens, test } from './test';

const stills = (page: Page) => page.locator('[data-flight] li img');

async function expectLoaded(image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
}

/** Each loads when scrolled near. */
async function expectStills(page: Page) {
  await expect(stills(page)).toHaveCount(flight.steps.length);
  for (const still of await stills(page).all()) await expectLoaded(still);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the flight follows the scroll position and the keyboard gets through it', async ({ page }) => {
    await open(page, '/');
    for (const { title } of flight.steps) {
      const heading = page.getByRole('heading', { name: title });
      await heading.evaluate((words) => words.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(heading).toHaveCSS('opacity', '1');
      // The drawing has replaced the picture.
      await expect(page.locator('[data-flight] canvas')).toHaveCSS('opacity', '1');
      await expect(page.locator('[data-hero] img')).toHaveCSS('opacity', '0');
      // The hero's links have faded away, and cannot be pressed.
      await expect(page.locator('[data-hero] ul')).toHaveCSS('pointer-events', 'none');
    }
    await expect(stills(page).first()).toBeHidden();
    // All words begin where the hero's do, beside the aircraft.
    const first = await page.locator('[data-hero] a').first().boundingBox();
    for (const words of await page.locator('[data-hero] ~ section :is(h2, h3, p:has(+ p + a))').all())
      expect((await words.boundingBox())?.x).toBeCloseTo(first?.x ?? 0, -1);
    const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name);
    expect(await page.evaluate(fetched)).not.toContainEqual(expect.stringContaining('/drawings/step-'));
    // The drawing scrolls away with the scene: it never covers what follows.
    const past = await page.locator('[data-flight]').evaluate((scene) => {
      scrollTo({ top: scrollY + scene.getBoundingClientRect().bottom - 100, behavior: 'instant' });
      const canvas = scene.querySelector('canvas');
      return (canvas?.getBoundingClientRect().bottom ?? 0) - scene.getBoundingClientRect().bottom;
    });
    expect(past).toBeLessThanOrEqual(1);
    await page.getByRole('link', { name: home.redefining.action }).focus();
    await expect(page.getByRole('link', { name: home.redefining.action })).toBeInViewport();
    // Following a link halfway stops the flight without an error.
    await page.locator('[data-flight]').evaluate((scene) => scrollTo(0, scene.clientHeight / 2));
    await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('[data-flight]')).toHaveCount(0);
  });

  test('the last caption is read before the drawing scrolls on', async ({ page }) => {
    await open(page, '/');
    const place = page.locator('[data-flight] div:has(> canvas)');
    await place.evaluate((each) => scrollTo(0, each.getBoundingClientRect().bottom + scrollY - innerHeight));
    const caption = page.locator('[data-flight] [data-held]');
    await expect(caption).toHaveText(flight.picture.held);
    await expect(caption).toBeInViewport();
    const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect((await caption.boundingBox())?.y).toBeGreaterThan(height);
  });

  for (const [screen, options] of Object.entries(screens))
    test.describe(`on a ${screen}`, () => {
      test.use(options);
      for (const path of ['/', '/aboutdrone'])
        test(`nothing moves on ${path} while the drawing arrives`, async ({ page }) => {
          await watchShifts(page);
          await open(page, path);
          // e2e/every-page.spec.ts limits the shifts of late fonts.
          await shiftsUntilFonts(page);
          expect(await shiftsOnTheWay(page)).toEqual([]);
        });
    });
});

test('with reduced motion the flight is three stills with their texts', async ({ page }) => {
  await open(page, '/');
  await expectStills(page);
  await expect(page.locator('[data-flight] canvas')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the flight and the parts of the aircraft are drawings', async ({ page }) => {
    await page.goto('/');
    await expectStills(page);
    await page.goto('/aboutdrone');
    await expectLoaded(page.getByRole('img', { name: drone.drawing.description }));
  });
});
