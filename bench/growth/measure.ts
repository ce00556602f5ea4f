import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { bytesAtLoad, openBrowser } from '../measure/traffic';
import { median } from '../median';
import { residentMegabytes, serve } from '../run';
import { growthSizes, origins } from '../settings';
import { buildGrown } from './build';

export type Grown = {
  temples: number;
  buildSeconds: number;
  listingBytes: number;
  letterMs: number;
  enterMs: number;
  startMegabytes: number;
  megabytes: number;
};

/** How long the page gets to come to rest, and the window in which the work of one key is counted. */
const SETTLE_MS = 3000;
const KEY_MS = 200;

const searches = ['badrinath', 'siva', 'puri', 'vishnu temple', 'nowhere'];

/** The median main-thread time for a letter typed into the search box, and for Enter, which searches. */
async function searchWork(page: Page): Promise<{ letterMs: number; enterMs: number }> {
  await page.goto(`${origins.grown}/holyheaven`);
  const box = page.getByRole('searchbox').first();
  await box.click();
  await page.waitForTimeout(SETTLE_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const press = async (key: string) => {
    const before = await busy();
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_MS);
    return (await busy()) - before;
  };
  const letters: number[] = [];
  const enters: number[] = [];
  for (const words of searches) {
    await box.fill('');
    for (const letter of words) letters.push(await press(letter));
    enters.push(await press('Enter'));
  }
  return { letterMs: median(letters), enterMs: median(enters) };
}

/**
 * Requests all temple pages in turn, a few at a time. The number of requests is the same for each number of temples,
 * since a server also grows with the requests it answers.
 */
async function askForAll(temples: number): Promise<void> {
  const paths = ['/holyheaven'];
  for (let id = 1; id <= temples; id++)
    for (const part of ['', 'donation/', 'plan-trips/']) paths.push(`/holyheaven/${part}${id}`);
  const requests = 3 * Math.max(...growthSizes) + 1;
  let asked = 0;
  const askNext = async (): Promise<void> => {
    while (asked < requests) {
      const path = paths[asked++ % paths.length];
      const response = await fetch(`${origins.grown}${path}`);
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      await response.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 10 }, askNext));
}

/** Builds and runs the site with that many temples. */
export async function grow(temples: number): Promise<Grown> {
  const { folder, nextSeconds, deliverySeconds } = await buildGrown(temples);
  const server = await serve('node', ['.site/current/server.mjs'], `${origins.grown}/api/health`, {
    cwd: folder,
    env: { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', TEMPLES: String(temples) },
  });
  const browser: Browser = await openBrowser();
  try {
    const startMegabytes = residentMegabytes(server.pid);
    await askForAll(temples);
    return {
      temples,
      buildSeconds: nextSeconds + deliverySeconds,
      megabytes: residentMegabytes(server.pid),
      startMegabytes,
      listingBytes: await bytesAtLoad(browser, `${origins.grown}/holyheaven`),
      ...(await searchWork(await browser.newPage())),
    };
  } finally {
    await browser.close();
    await server.stop();
    // There are tens of thousands of files.
    await rm(folder, { recursive: true, force: true });
  }
}
