import type { Page } from '@playwright/test';
import { homeOf, languagePath } from '../../delivery/offline/area';
import { test as base, expect as baseExpect } from '../test';
import { type Front, openFront } from './front';

/** Tests with a server of their own, and with service workers, which other tests do without. */
export const test = base.extend<{ front: Front }>({
  front: async ({ baseURL }, use) => {
    const front = await openFront(baseURL ?? '');
    await use(front);
    await front.close();
  },
  serviceWorkers: 'allow',
});

/** Browsers look for a new worker when they have time. */
export const expect = baseExpect.configure({ timeout: 20_000 });

/** The home whose worker keeps the copy of the English pages. */
export const HOME = '/holyheaven';
/** What Chromium logs about requests without a network, and about a page that is missing in the copy too. */
export const NO_NETWORK = ['Failed to load resource: net::ERR_', 'a status of 404'];

/** The addresses of the packs that the browser keeps. Works on any page of the front's origin. */
export const keptPacks = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found.sort();
  });

/** The addresses of the packs that the worker at `url` would keep for the pages of a language. */
export async function offeredPacks(page: Page, { url }: Front, home = HOME): Promise<string[]> {
  const worker = await (await page.request.get(`${url}/offline.js`)).text();
  const [, packs = ''] = new RegExp(`"${home}":({[^}]*})`).exec(worker) ?? [];
  return Object.values(JSON.parse(packs) as Record<string, string>).sort();
}

/** Waits until the browser keeps the copy and its worker has taken over the page. */
export async function waitForCopy(page: Page, front: Front, home = HOME) {
  const offered = await offeredPacks(page, front, home);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await expect.poll(() => keptPacks(page)).toEqual(offered);
}

/** Visits a temple page for the first time and waits until it can be read without a network. */
export async function visit(page: Page, front: Front, path = HOME) {
  await page.goto(front.url + path);
  await waitForCopy(page, front, homeOf(languagePath(path) ?? ''));
}

/** The line that tells how old a copy is. */
export const ageLine = (page: Page) => page.locator('body > p[role=status]');
