import type { Page } from '@playwright/test';
import { contentHash } from '../delivery/site/format';
import type { Front } from './offline/front';
import { expect, HOME, keptPacks, NO_NETWORK, test, visit } from './offline/test';
import { servers } from './servers';

test.use({ expectedComplaints: NO_NETWORK });

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

  /** The states of the workers for the home's pages: the active one's, and of those that are to follow. */
  const workerStates = (page: Page) =>
    page.evaluate(async (home) => {
      const { active, waiting, installing } = (await navigator.serviceWorker.getRegistration(home)) ?? {};
      return [active, waiting, installing].flatMap((worker) => worker?.state ?? []);
    }, HOME);

  test('replaces the copy, and fetches only what has changed', { tag: '@host' }, async ({ page, front }) => {
    await visit(page, front);
    const before = await keptPacks(page);
    const next = await offerNext(page, front);
    front.asked.length = 0;
    await update(page);
    await expect.poll(() => keptPacks(page)).toContain(next);
    await expect
      .poll(async () => ({ workers: await workerStates(page), packs: (await keptPacks(page)).length }))
      .toEqual({ workers: ['activated'], packs: 2 });
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
