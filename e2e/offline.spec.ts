import { expect as baseExpect, type Page, type Worker } from '@playwright/test';
import { wordsIn } from '@/content/holyheaven/words';
import { languages, pathIn } from '@/content/languages';
import { templePath, templesIn } from '@/content/temples';
import { servers, templeHost } from './servers';
import { test, wake } from './test';

// What Chromium logs about requests without a network and about the worker's list of files.
test.use({
  serviceWorkers: 'allow',
  expectedComplaints: ['net::ERR_', 'a status of 503', 'Failed to fetch'],
});
const expect = baseExpect.configure({ timeout: 20_000 });
const HOME = '/holyheaven';
const ageLine = (page: Page) => page.getByRole('status').filter({ hasText: /copy was saved|सहेजा गया/ });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The paths of all cache entries. */
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => url.slice(location.origin.length));
  });

/** Visits a page and waits until the worker has cached it, after the first pages in its language. */
async function visit(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect.poll(() => cachedPaths(page)).toContain(new URL(page.url()).pathname);
}

for (const { code } of languages)
  test(`in ${code}, the first temples open offline`, { tag: '@host' }, async ({ page, context }) => {
    const own = (path: string) => pathIn(code, path);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, own(`${HOME}/donation/2`));
    await expect(ageLine(page)).toHaveCount(0);
    await context.setOffline(true);
    const first = templesIn(code).slice(0, 3);
    for (const temple of first) {
      await page.goto(templePath(temple));
      await expect(title(page, temple.title)).toBeVisible();
      await expect(ageLine(page)).toContainText(/1|एक/);
      const hero = page.locator('main picture img').first();
      await expect
        .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(200);
      const fonts = () =>
        page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
      await expect.poll(fonts).toBeGreaterThan(1);
    }
    await page.goto(own(`${HOME}/plan-trips/1`));
    await expect(title(page, wordsIn(code).offline.title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(first.length + 2);
    await page
      .getByRole('main')
      .locator(`a[href="${own(`${HOME}/2`)}"]`)
      .click();
    await expect(title(page, first[1]?.title ?? '')).toBeVisible();
  });

test('offline, the search works and links lead to copies', async ({ page, context }) => {
  await visit(page, HOME);
  await context.setOffline(true);
  await page.reload();
  await wake(page);
  await page.getByRole('searchbox').fill('Puri');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 temple found' })).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: /Pilgrimage Info/ });
  await link.first().click();
  await expect(title(page, 'Jagannath Temple')).toBeVisible();
  await expect(ageLine(page)).toHaveText(/^You seem offline\. This copy was saved 1 minute ago \(.+\)\.$/);
  await page.goBack();
  await wake(page);
  await context.setOffline(false);
  await link.first().click();
  await expect(title(page, 'Jagannath Temple')).toBeVisible();
  await expect(ageLine(page)).toHaveCount(0);
});

test('opened temple pages are cached, company pages are not', { tag: '@host' }, async ({ page, context }) => {
  await visit(page, `${HOME}/1`);
  await wake(page);
  await page.getByRole('main').getByRole('link', { name: 'Plan Your Pilgrimage' }).first().click();
  await expect.poll(() => cachedPaths(page)).toContain(`${HOME}/plan-trips/1`);
  await page.goto(`${HOME}/1`);
  await page.getByText('More dates').click();
  const download = page.waitForEvent('download');
  await page.locator('a[href$="calendar.ics"]').first().click();
  await (await download).path();
  await expect.poll(() => cachedPaths(page)).toContain(`${HOME}/1/calendar.ics`);
  await page.evaluate(() => Promise.all(['/api/health', '/about'].map((path) => fetch(path))));
  await page.goto('/about');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect((await cachedPaths(page)).filter((path) => /^\/(api|about|$)/.test(path))).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${HOME}/plan-trips/1`);
  await expect(page.getByLabel('Travel Dates')).toBeVisible();
});

test('the first copies take at most 450 KB', async ({ page, context }) => {
  await visit(page, HOME);
  const worker = context.serviceWorkers()[0] as Worker;
  const sizes = () =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      (each) => each.transferSize,
    );
  const sent = (await worker.evaluate(sizes)).reduce((sum, size) => sum + size, 0);
  expect(sent).toBeGreaterThan(100_000);
  expect(sent).toBeLessThan(450_000);
});

test('of 60 visited pages of 400 KB, the newest are kept', async ({ page }) => {
  await visit(page, HOME);
  await page.evaluate(async () => {
    const pages = await caches.open('offline pages');
    for (let id = 0; id < 60; id++) await pages.put(`/holyheaven/v${id}`, new Response('x'.repeat(400_000)));
  });
  await visit(page, `${HOME}/donation/1`);
  const visited = async () => (await cachedPaths(page)).filter((path) => /\/v\d/.test(path));
  await expect.poll(async () => (await visited()).length).toBeLessThan(24);
  expect((await visited()).slice(-20)).toContain(`${HOME}/v59`);
});

test('a page waits for the network for at most three seconds', async ({ page, context }) => {
  await visit(page, HOME);
  // Playwright's routes do not see navigation preloads.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.disable());
  await context.route(`**${HOME}/2`, () => {});
  const started = Date.now();
  await page.goto(`${HOME}/2`, { waitUntil: 'commit' });
  expect(Date.now() - started).toBeGreaterThan(2900);
  await expect(ageLine(page)).toBeVisible();
});

test('with Save-Data no worker is registered', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto(HOME, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test('SITE_OFFLINE=off removes the worker and its copies', async ({ page, context }) => {
  const worker = await (await page.request.get('/offline.js')).text();
  // The unfinished build serves the removal worker (e2e/support/unfinished.mts).
  await context.route('**/offline.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: worker }),
  );
  await page.goto(servers.unfinished + HOME);
  const register = (scope: string) => navigator.serviceWorker.register('/offline.js', { scope });
  await page.evaluate(register, HOME);
  await expect.poll(() => cachedPaths(page)).toContain(HOME);
  await context.unroute('**/offline.js');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(`${servers.unfinished}/about`);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test('the temple host’s home opens offline', async ({ page, context, baseURL }) => {
  const url = `http://${templeHost}:${new URL(baseURL ?? '').port}/`;
  await visit(page, url);
  await context.setOffline(true);
  await page.goto(url);
  await expect(page.getByRole('main')).toContainText('Serving Devotees Since 2024');
  await expect(ageLine(page)).toBeVisible();
});
