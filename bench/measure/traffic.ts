import { brotliCompressSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { launchOptions } from '../../machine/chromium';
import { origins } from '../settings';

/** `at` is when the last byte arrived, in seconds on the browser's clock. */
type Loaded = { url: string; type: string; bytes: number; at: number };
type Visit = { page: Page; session: CDPSession; loaded: Loaded[]; settle: () => Promise<void> };

/**
 * Runs `visit` in a new phone-sized page and returns all network traffic, with bytes as sent. `settle` waits until
 * nothing has arrived for a second: Playwright's `networkidle` is reached only once, after the page's load.
 */
export async function recordTraffic<T>(browser: Browser, visit: (visit: Visit) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    // The offline copy is fetched in the background (docs/decisions/0023-offline-copies-that-grow.md has its size).
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const open = new Map<string, Loaded>();
  const loaded: Loaded[] = [];
  let parts = 0;
  // A large file takes long on a slow network.
  session.on('Network.dataReceived', () => parts++);
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!response.fromDiskCache && response.url.startsWith('http'))
      open.set(requestId, { url: response.url, type, bytes: 0, at: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    parts++;
    const entry = open.get(requestId);
    if (entry) loaded.push({ ...entry, bytes: encodedDataLength, at: timestamp });
  });
  const settle = async () => {
    for (let count = -1; count !== parts; await page.waitForTimeout(1000)) count = parts;
  };
  try {
    return await visit({ page, session, loaded, settle });
  } finally {
    await context.close();
  }
}

export const sum = (loaded: readonly Loaded[]) => loaded.reduce((bytes, entry) => bytes + entry.bytes, 0);

/** Loads a page and starts its scripts by an action that points at nothing. */
async function arrive({ page, settle }: Visit, url: string) {
  await page.goto(url);
  await settle();
  await page.keyboard.press('Shift');
  await settle();
}

/**
 * The total size of a page's scripts after a first action. All are compressed with brotli, since `next start` sends
 * gzip. The page's own data counts for neither side: ours is a file, and that of (b) is inside its HTML.
 */
export async function scriptsAfterAction(browser: Browser, url: string): Promise<number> {
  return recordTraffic(browser, async (visit) => {
    await arrive(visit, url);
    const scripts = visit.loaded.filter(
      ({ type, url: file }) => type === 'Script' && !file.includes('/_site/'),
    );
    const bodies = await Promise.all(
      scripts.map(async (script) => Buffer.from(await (await fetch(script.url)).arrayBuffer())),
    );
    return bodies.reduce((bytes, body) => bytes + brotliCompressSync(body).length, 0);
  });
}

export type Navigation = { bytes: number; unasked: number };

async function clickByMouse(page: Page, link: Locator) {
  await link.hover();
  await page.waitForTimeout(200);
  await link.click();
  // Otherwise the mouse would point at a link on the next page and prefetch a third.
  await page.mouse.move(0, 0);
}

/** One client-side navigation, including pointing at the link, without pictures. `unasked` pages came before it. */
async function navigate(
  browser: Browser,
  [from, to]: readonly [from: string, to: string],
  follow: (page: Page, link: Locator) => Promise<void>,
): Promise<Navigation> {
  return recordTraffic(browser, async (visit) => {
    const { page, loaded, settle } = visit;
    await arrive(visit, `${origins.ours}${from}`);
    const unasked = loaded.filter(({ url }) => url.includes('_rsc=')).length;
    const before = loaded.length;
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await follow(page, page.locator(`main a[href="${to}"], footer a[href="${to}"]`).first());
    await page.waitForURL(`${origins.ours}${to}`);
    await settle();
    if (!(await page.evaluate(() => 'sameDocument' in window)))
      throw new Error(`${from} → ${to} loaded a new document`);
    return { bytes: sum(loaded.slice(before).filter(({ type }) => type !== 'Image')), unasked };
  });
}

/** One navigation by mouse, which points first, and by tap. */
export async function navigateBothWays(browser: Browser, trip: readonly [from: string, to: string]) {
  return {
    byMouse: await navigate(browser, trip, clickByMouse),
    byTap: await navigate(browser, trip, (_, link) => link.tap()),
  };
}

/** Everything a page loads without any action. */
export async function bytesAtLoad(browser: Browser, url: string): Promise<number> {
  return recordTraffic(browser, async ({ page, loaded, settle }) => {
    await page.goto(url);
    await settle();
    return sum(loaded);
  });
}

export const openBrowser = () => chromium.launch(launchOptions);
