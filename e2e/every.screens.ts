import type { Page } from '@playwright/test';
import { missing, pages } from './routes';
import { expect, test, wake } from './test';

const widths = [360, 768, 1280, 1920];
const paths = [...pages.map(({ path }) => path), missing[0]?.path ?? '', '/holyheaven/99'];
const nameOf = (path: string) => path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';

test.use({ expectedComplaints: ['Failed to load resource'] });

/** Scrolls through the page once to load every lazy picture. */
async function loadAll(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) await page.evaluate((to) => scrollTo(0, to), y);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
}

for (const path of paths) {
  for (const width of widths) {
    test(`${path} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 600 ? 740 : Math.round(width * 0.6) });
      await page.goto(path);
      await page.screenshot({ path: `screens/${nameOf(path)}-${width}-top.png` });
      await loadAll(page);
      await page.screenshot({ path: `screens/${nameOf(path)}-${width}-full.png`, fullPage: true });
    });
  }
}

/** Parts of the flight, from its start to its end: the picture becomes the drawing, then the map locks. */
const moments = { dissolve: [0.02, 0.07, 0.12, 0.17, 0.22], lock: [0.8, 0.85, 0.89, 0.94] };

for (const width of widths) {
  test(`the moments of the flight at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 600 ? 740 : Math.round(width * 0.6) });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/');
    await wake(page);
    for (const [name, parts] of Object.entries(moments))
      for (const [index, part] of parts.entries()) {
        await page.evaluate((to) => {
          const flight = document.querySelector<HTMLElement>('[data-flight]');
          scrollTo({ top: to * ((flight?.offsetHeight ?? 0) - innerHeight), behavior: 'instant' });
        }, part);
        // The map locks in 400 ms.
        await page.clock.runFor(600);
        await page.screenshot({ path: `screens/home-${width}-${name}-${index + 1}.png` });
      }
  });
}

for (const path of ['/', '/holyheaven', '/holyheaven/donation/1', '/register']) {
  test(`${path} in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    await page.screenshot({ path: `screens/${nameOf(path)}-forced-colours.png` });
  });
}

for (const path of ['/', '/holyheaven/1']) {
  test(`${path} with its menu open`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.screenshot({ path: `screens/${nameOf(path)}-menu.png` });
  });
}

for (const path of [
  '/contact',
  '/career',
  '/demo',
  '/forgot-password',
  '/holyheaven/donation/1',
  '/holyheaven/plan-trips/1',
]) {
  test(`${path} with its errors showing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await wake(page);
    const button = page.getByRole('main').locator('button[type="submit"]');
    await expect(button).toBeEnabled();
    await button.click();
    await page.screenshot({ path: `screens/${nameOf(path)}-errors.png`, fullPage: true });
  });
}
