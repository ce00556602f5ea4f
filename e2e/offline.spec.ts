import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { MOST_KEPT, MOST_SENT } from '../delivery/offline/pack';
import { addressFile, contentHash } from '../delivery/site/format';
import type { Front } from './offline/front';
import {
  ageLine,
  expect,
  HOME,
  keptPacks,
  NO_NETWORK,
  offeredPacks,
  test,
  visit,
  waitForCopy,
} from './offline/test';
import { pages } from './routes';
import { servers, templeHost } from './servers';
import { wake } from './test';

test.use({ expectedComplaints: NO_NETWORK });

const templePages = pages
  .map(({ path }) => path)
  .filter((path) => /^\/(holyheaven|under-development)/.test(path));

/** The first headline in a document. */
const headline = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';

test('the copy is fetched after the page, and costs less than it may', { tag: '@host' }, async ({
  page,
  front,
}) => {
  await visit(page, front);
  const loaded = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + (visit?.loadEventEnd ?? 0);
  });
  const packs = await offeredPacks(page, front);
  for (const path of ['/offline.js', ...packs])
    expect(front.asked.find((each) => each.path === path)?.at, path).toBeGreaterThan(loaded);
  const sent = packs.map(async (path) => {
    const answer = await page.request.get(front.url + path, { headers: { 'accept-encoding': 'br' } });
    return Number(answer.headers()['content-length']);
  });
  const kept = await page.evaluate(async () => {
    let bytes = 0;
    for (const name of await caches.keys())
      for (const answer of await (await caches.open(name)).matchAll()) bytes += (await answer.blob()).size;
    return bytes;
  });
  const total = (await Promise.all(sent)).reduce((sum, bytes) => sum + bytes, 0);
  test.info().annotations.push({ type: 'offline copy', description: `${total} bytes sent, ${kept} kept` });
  expect(total).toBeGreaterThan(100_000);
  expect(total).toBeLessThan(MOST_SENT);
  expect(kept).toBeGreaterThan(100_000);
  expect(kept).toBeLessThan(MOST_KEPT);
});

test('the finished site’s copies cost less than they may, in each language', () => {
  const site = '.site/current';
  const bodyOf = (address: string) => {
    const record = JSON.parse(readFileSync(`${site}/addresses/${addressFile(address)}`, 'utf8'));
    return `${site}/bodies/${record.answers[''].body}`;
  };
  const worker = readFileSync(bodyOf('/offline.js'), 'utf8');
  const homes = [...worker.matchAll(/"(\/[\w/]*holyheaven)":\{"pages":"([^"]+)","files":"([^"]+)"/g)];
  expect(homes.map(([, home]) => home)).toContain(HOME);
  for (const [, home, ...packs] of homes) {
    const all = ['/offline.js', ...packs].map(bodyOf);
    const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
    expect(sum(all.map((body) => readFileSync(`${body}.br`).length)), home).toBeLessThan(MOST_SENT);
    expect(sum(all.map((body) => gzipSync(readFileSync(body)).length)), home).toBeLessThan(MOST_KEPT);
  }
});

test('without a network, the visited page opens again as it was', { tag: '@host' }, async ({
  page,
  front,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, front, `${HOME}/1`);
  const today = await page.locator('[data-slot]').first().textContent();
  await expect(ageLine(page)).toHaveCount(0);
  front.instead.set('*', 'break');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Badrinath Temple' })).toBeVisible();
  await expect(ageLine(page)).toBeVisible();
  await expect(ageLine(page)).toHaveRole('status');
  await expect(page.locator('[data-slot]').first()).toHaveText(today ?? '');
  const hero = page.locator('[data-hero] img').first();
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  const font = () =>
    page.evaluate(() => [...document.fonts].find(({ family }) => family === 'temple')?.status);
  await expect.poll(font).toBe('loaded');
  await wake(page);
  await page.getByRole('main').getByRole('button', { name: 'Daily Prayers' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: /soon/ })).toHaveCount(1);
});

test('after one visit every temple page opens without a network', { tag: '@host' }, async ({
  page,
  front,
}) => {
  await visit(page, front, `${HOME}/donation/2`);
  const missing = [`${HOME}/99`, `${HOME}/donation/99`, `${HOME}/plan-trips/99`];
  const online = new Map<string, string>();
  for (const path of [...templePages, ...missing, `${HOME}?q=puri`])
    online.set(path, headline(await (await page.request.get(front.url + path)).text()));
  front.instead.set('*', 'break');
  for (const [path, expected] of online) {
    const response = await page.goto(front.url + path);
    expect(response?.status(), path).toBe(missing.includes(path) ? 404 : 200);
    expect(headline((await response?.text()) ?? ''), path).toBe(expected);
    await expect(ageLine(page), path).toBeVisible();
  }
});

test('links, forms and the search work without a network', { tag: '@host' }, async ({ page, front }) => {
  await visit(page, front);
  front.instead.set('*', 'break');
  await wake(page);
  await page.getByRole('searchbox').fill('Puri');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 temple found' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pilgrimage Info/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jagannath Temple' })).toBeVisible();
  await expect(ageLine(page)).toBeVisible();
  await wake(page);
  await page.getByRole('main').getByRole('link', { name: 'Plan Your Pilgrimage' }).first().click();
  await page.getByLabel('Travel Dates').fill('2030-01-01');
  await page.getByLabel('Number of Pilgrims').fill('2');
  await page.getByRole('button', { name: 'Submit Pilgrimage Plan' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Trip Planning Under Development' }),
  ).toBeVisible();
});

test('a calendar file downloads without a network', async ({ page, front }) => {
  await visit(page, front, `${HOME}/1`);
  front.instead.set('*', 'break');
  const download = page.waitForEvent('download');
  await page.locator('a[href$="calendar.ics"]').first().click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('BEGIN:VCALENDAR');
});

test('a page from the network wins if it comes within three seconds', async ({ page, front }) => {
  await visit(page, front);
  front.instead.set(`${HOME}/2`, { afterMs: 1500 });
  await page.goto(`${front.url}${HOME}/2`);
  await expect(page.getByRole('heading', { level: 1, name: 'Jagannath Temple' })).toBeVisible();
  await expect(ageLine(page)).toHaveCount(0);
  front.instead.set(`${HOME}/2`, 'silence');
  const started = Date.now();
  await page.reload({ waitUntil: 'commit' });
  expect(Date.now() - started).toBeGreaterThan(2900);
  await expect(ageLine(page)).toBeVisible();
});

test('after a copy, a page from the network does not say that it is one', async ({ page, front }) => {
  await visit(page, front);
  front.instead.set('*', 'break');
  await page.reload();
  await expect(ageLine(page)).toBeVisible();
  await wake(page);
  front.instead.clear();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pilgrimage Info/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/holyheaven\/\d$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(ageLine(page)).toHaveCount(0);
});

test.describe('a new version', () => {
  const NEW = 'Badrinath Temple, second version';

  /** Lets the front offer a copy with another headline. Returns the address of its pack of pages. */
  async function offerNext(page: Page, front: Front): Promise<string> {
    const worker = await (await page.request.get(`${front.url}/offline.js`)).text();
    const address = /"pages":"([^"]+)"/.exec(worker)?.[1] ?? '';
    const pack = await (await page.request.get(front.url + address)).text();
    const text = pack.replaceAll(/(<h1[^>]*>)Badrinath Temple/g, `$1${NEW}`);
    const next = `/_site/${contentHash(text)}.json`;
    front.instead.set(next, { text, type: 'application/json' });
    front.instead.set('/offline.js', { text: worker.replaceAll(address, next), type: 'text/javascript' });
    return next;
  }

  const update = (page: Page) =>
    page.evaluate(async () => {
      for (const registration of await navigator.serviceWorker.getRegistrations())
        await registration.update().catch(() => {});
    });

  test('replaces the copy, and fetches only what has changed', { tag: '@host' }, async ({ page, front }) => {
    await visit(page, front);
    const before = await keptPacks(page);
    const next = await offerNext(page, front);
    front.asked.length = 0;
    await page.goto(`${front.url}${HOME}/2`);
    await update(page);
    await expect.poll(() => keptPacks(page)).toContain(next);
    await expect.poll(() => keptPacks(page)).toHaveLength(2);
    const fetched = front.asked.map(({ path }) => path).filter((path) => /\.json$/.test(path));
    expect(fetched).toEqual([next]);
    expect((await keptPacks(page)).filter((path) => before.includes(path))).toHaveLength(1);
    front.instead.set('*', 'break');
    await page.goto(`${front.url}${HOME}/1`);
    await expect(page.getByRole('heading', { level: 1, name: NEW })).toBeVisible();
  });

  for (const [how, failure] of [
    ['breaks off', 'break in the middle'],
    ['is something else', { text: '{}', type: 'application/json' }],
  ] as const)
    test(`that ${how} leaves the old copy whole`, async ({ page, front }) => {
      await visit(page, front);
      const before = await keptPacks(page);
      const next = await offerNext(page, front);
      front.instead.set(next, failure);
      await update(page);
      await expect.poll(() => front.asked.some(({ path }) => path === next)).toBe(true);
      await expect
        .poll(() => page.evaluate(async () => !(await navigator.serviceWorker.ready).installing))
        .toBe(true);
      expect(await keptPacks(page)).toEqual(before);
      front.instead.set('*', 'break');
      await page.goto(`${front.url}${HOME}/1`);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Badrinath Temple', exact: true }),
      ).toBeVisible();
      // The next try completes it.
      front.instead.clear();
      const again = await offerNext(page, front);
      await page.reload();
      await update(page);
      await expect.poll(() => keptPacks(page)).toContain(again);
    });
});

test('SITE_OFFLINE=off removes the worker and its copy', { tag: '@host' }, async ({ page, front }) => {
  await visit(page, front);
  // This server runs with the setting.
  const text = await (await page.request.get(`${servers.limited}/offline.js`)).text();
  front.instead.set('/offline.js', { text, type: 'text/javascript' });
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(`${front.url}/about`);
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registered).toBe(0);
});

test.describe('a browser that refuses', () => {
  // Here not even a message about the network is expected.
  test.use({ expectedComplaints: [] });

  async function expectUnharmed(page: Page) {
    await wake(page);
    await page.getByRole('searchbox').fill('Puri');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '1 temple found' })).toBeVisible();
  }

  test('storage shows the site as before', async ({ page, front }) => {
    const { text } = { text: await (await page.request.get(`${front.url}/offline.js`)).text() };
    const refusing = `CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', 'SecurityError'));`;
    front.instead.set('/offline.js', { text: refusing + text, type: 'text/javascript' });
    await page.goto(front.url + HOME);
    await expect.poll(() => front.asked.some(({ path }) => path === '/offline.js')).toBe(true);
    await expectUnharmed(page);
    await page.goto(`${front.url}/under-development/1`);
    await page.goto(front.url + HOME);
    await expectUnharmed(page);
  });

  test('more storage than it has left shows the site as before', async ({ page, front }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: 50_000 });
    await page.goto(front.url + HOME);
    await expect
      .poll(() => front.asked.filter(({ path }) => /^\/_site\/\w+\.json$/.test(path)).length)
      .toBeGreaterThan(0);
    await expectUnharmed(page);
    await page.reload();
    await expectUnharmed(page);
  });

  test('workers shows the site as before', async ({ page, front }) => {
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('no', 'SecurityError'));
    });
    await page.goto(front.url + HOME);
    await expectUnharmed(page);
  });
});

test('with Save-Data nothing is kept', async ({ page, front }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } }),
  );
  await page.goto(front.url + HOME, { waitUntil: 'networkidle' });
  expect(front.asked.map(({ path }) => path)).not.toContain('/offline.js');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('the API, forms and the company’s pages never get near the copy', { tag: '@host' }, async ({
  page,
  front,
}) => {
  await visit(page, front);
  const registrations = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
  );
  expect(registrations).toEqual([HOME, '/under-development']);
  for (const path of ['/', '/about', '/register']) {
    await page.goto(front.url + path);
    expect(await page.evaluate(() => navigator.serviceWorker.controller), path).toBeNull();
  }
  await page.goto(front.url + HOME);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await page.evaluate(async () => {
    await fetch('/api/health');
    await fetch('/api/v1/auth/register', { method: 'POST', body: '{}' });
    await fetch('/about');
  });
  expect(await keptPacks(page)).toEqual(await offeredPacks(page, front));
  front.instead.set('*', 'break');
  const answered = await page.evaluate(() =>
    Promise.all(
      ['/api/health', '/about', '/about?_rsc=1'].map((path) =>
        fetch(path).then(
          () => path,
          () => undefined,
        ),
      ),
    ),
  );
  expect(answered).toEqual([undefined, undefined, undefined]);
});

test('the temple host’s own address opens without a network once it was visited', async ({ page, front }) => {
  const { port } = new URL(front.url);
  const url = `http://${templeHost}:${port}`;
  await page.goto(`${url}/`);
  await waitForCopy(page, front);
  front.instead.set('*', 'break');
  await page.goto(`${url}/`);
  await expect(page.getByRole('main')).toContainText('Serving Devotees Since 2024');
  await expect(ageLine(page)).toBeVisible();
});
