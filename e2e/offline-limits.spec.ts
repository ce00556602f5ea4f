import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { MOST_KEPT, MOST_SENT } from '../delivery/offline/pack';
import { addressFile } from '../delivery/site/format';
import { expect, HOME, keptPacks, NO_NETWORK, offeredPacks, test, visit } from './offline/test';
import { wake } from './test';

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

test.describe('what is asked of others', () => {
  test.use({ expectedComplaints: [...NO_NETWORK, '400 (Bad Request)'] });

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
});
