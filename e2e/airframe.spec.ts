import type { Page } from '@playwright/test';
import { flight } from '@/content/company/flight';
import { home } from '@/content/company/home';
import { screens, shiftsOnTheWay, watchShifts } from './shifts';
import { expect, open, test } from './test';

/** Where the masters of the hero show the wing tips, in their own pixels: the lamp of the left one, the top of the right one. */
const rendered = {
  wide: { width: 2560, height: 1440, left: 1027, right: 2364, top: 219 },
  upright: { width: 1440, height: 1920, left: 101, right: 1383, top: 436 },
};
/** The same places in the window, as the browser cuts the picture to it. Runs in the page. */
function shownTips(picture: HTMLElement | SVGElement, masters: typeof rendered) {
  const { width, height } = picture.getBoundingClientRect();
  const { wide, upright } = masters;
  const master = matchMedia('(max-aspect-ratio: 4/5)').matches ? upright : wide;
  const [x = 0, y = 0] = getComputedStyle(picture).objectPosition.split(' ').map(Number.parseFloat);
  const by = Math.max(width / master.width, height / master.height);
  const [left, top] = [((width - master.width * by) * x) / 100, ((height - master.height * by) * y) / 100];
  return [left + master.left * by, left + master.right * by, top + master.top * by];
}
/** The left, right and upper end of what is drawn. A copy is read, or Chrome warns about the second reading. Runs in the page. */
function drawnEnds(canvas: HTMLElement | SVGElement) {
  const { width, height, clientWidth } = canvas as HTMLCanvasElement;
  if (!width || !height) return [0, 0, 0];
  const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  copy?.drawImage(canvas as HTMLCanvasElement, 0, 0);
  const data = copy?.getImageData(0, 0, width, height).data ?? [];
  let [left, right, top] = [width, 0, height];
  for (let i = 3; i < data.length; i += 4) {
    if (!data[i]) continue;
    const [x, y] = [((i - 3) / 4) % width, Math.floor((i - 3) / 4 / width)];
    [left, right, top] = [Math.min(left, x), Math.max(right, x), Math.min(top, y)];
  }
  return [left, right, top].map((place) => (place * clientWidth) / width);
}
const drawn = (page: Page) => page.locator('[data-flight] canvas').evaluate(drawnEnds);

/** How wide the aircraft is in the moving picture: 0 or less while there is none. */
const span = async (page: Page) => {
  const [left = 0, right = 0] = await drawn(page);
  return right - left;
};
const stills = (page: Page) => page.locator('[data-flight] li img');

/** Each comes once it is near. */
async function expectStills(page: Page) {
  await expect(stills(page)).toHaveCount(flight.steps.length);
  for (const still of await stills(page).all()) {
    await still.scrollIntoViewIfNeeded();
    const width = () =>
      still.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));
    await expect.poll(width).toBeGreaterThan(0);
  }
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the flight stops without a complaint when a link leads away', async ({ page }) => {
    await open(page, '/');
    await page.locator('[data-flight]').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    await expect
      .poll(() => page.locator('[data-flight] canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width))
      .toBeGreaterThan(300);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('[data-flight]')).toHaveCount(0);
  });

  test('the flight is told by scrolling, and the keyboard gets through it', async ({ page }) => {
    await open(page, '/');
    await page.mouse.wheel(0, 400);
    await expect.poll(() => span(page)).toBeGreaterThan(100);
    for (const { title } of flight.steps) {
      const heading = page.getByRole('heading', { name: title });
      await heading.evaluate((words) => words.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(heading).toHaveCSS('opacity', '1');
      // The drawing has taken the place of the picture.
      await expect(page.locator('[data-hero] img')).toHaveCSS('opacity', '0');
    }
    await expect(stills(page).first()).toBeHidden();
    const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name);
    expect(await page.evaluate(fetched)).not.toContainEqual(expect.stringContaining('/drawings/step-'));
    // The picture leaves with the scene: it never lies over what comes next.
    const past = await page.locator('[data-flight]').evaluate((scene) => {
      scrollTo({ top: scrollY + scene.getBoundingClientRect().bottom - 100, behavior: 'instant' });
      const picture = scene.querySelector('canvas');
      return (picture?.getBoundingClientRect().bottom ?? 0) - scene.getBoundingClientRect().bottom;
    });
    expect(past).toBeLessThanOrEqual(1);
    await page.getByRole('link', { name: home.redefining.action }).focus();
    await expect(page.getByRole('link', { name: home.redefining.action })).toBeInViewport();
  });

  for (const [width, height] of [
    [360, 780],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const)
    test(`at ${width} px the drawing begins where the hero's picture shows the aircraft`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/');
      await page.mouse.wheel(0, 1);
      // The drawing is there, and the ground under it is not yet.
      await page.evaluate(() => scrollTo({ top: innerHeight / 4, behavior: 'instant' }));
      await expect.poll(() => span(page)).toBeGreaterThan(100);
      const shown = await page.locator('[data-hero] img').evaluate(shownTips, rendered);
      (await drawn(page)).forEach((place, i) => {
        expect(Math.abs(place - (shown[i] ?? 0))).toBeLessThan(0.01 * width);
      });
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
    const plan = page.getByRole('img', { name: /^Line drawing of the aircraft/ });
    await plan.scrollIntoViewIfNeeded();
    await expect
      .poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(page.getByRole('slider')).toBeHidden();
  });
});
