import { brotliCompressSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { launchOptions } from '../../machine/chromium';
import { origins } from '../settings';

/** `at` is when the last byte came, in seconds of the browser's own clock. */
type Loaded = { url: string; type: string; bytes: number; at: number };
type Visit = { page: Page; session: CDPSession; loaded: Loaded[]; settle: () => Promise<void> };

/**
 * Runs `visit` in a fresh phone-sized page and keeps what came over the network, with its bytes as sent. `settle` waits
 * until nothing has come for a second: Playwright's `networkidle` is reached once and for all with the page's load.
 */
export async function recordTraffic<T>(browser: Browser, visit: (visit: Visit) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const open = new Map<string, Loaded>();
  const loaded: Loaded[] = [];
  let parts = 0;
  // A large file on a slow network is long on its way.
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

/** The bytes of all of them. */
export const sum = (loaded: readonly Loaded[]) => loaded.reduce((bytes, entry) => bytes + entry.bytes, 0);

/** Loads a page and does what lets our scripts start without pointing at anything. */
async function arrive({ page, settle }: Visit, url: string) {
  await page.goto(url);
  await settle();
  await page.keyboard.press('Shift');
  await settle();
}

/**
 * All scripts of a page once its visitor has done something, in the same brotli for everybody: `next start` sends gzip.
 * The page's own text as data for scripts is a file with us and inside the HTML of (b): it counts for neither.
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
  // Or it would point at a link of the next page, which then fetches a third.
  await page.mouse.move(0, 0);
}

/** One client-side navigation, pointing at the link included; pictures are left out. `unasked` pages came before it. */
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

/** The same navigation by mouse, which points first, and by a tap. */
export async function navigateBothWays(browser: Browser, trip: readonly [from: string, to: string]) {
  return {
    byMouse: await navigate(browser, trip, clickByMouse),
    byTap: await navigate(browser, trip, (_, link) => link.tap()),
  };
}

/** Everything that a page loads by itself. */
export async function bytesAtLoad(browser: Browser, url: string): Promise<number> {
  return recordTraffic(browser, async ({ page, loaded, settle }) => {
    await page.goto(url);
    await settle();
    return sum(loaded);
  });
}

export const openBrowser = () => chromium.launch(launchOptions);
