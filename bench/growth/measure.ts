import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { load } from '../measure/load';
import { bytesAtLoad, openBrowser } from '../measure/traffic';
import { residentMegabytes, serve } from '../run';
import { origins } from '../settings';
import { buildGrown } from './build';

export type Grown = {
  temples: number;
  buildSeconds: number;
  listingBytes: number;
  keystrokeMs: number;
  startMegabytes: number;
  megabytes: number;
};

/** The main thread's longest work on a key in the search box: on one of the letters, or on Enter, which searches. */
async function keystroke(page: Page): Promise<number> {
  await page.goto(`${origins.grown}/holyheaven`);
  await page.getByRole('searchbox').first().click();
  await page.waitForTimeout(3000);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const times: number[] = [];
  for (const key of [...'badrinath', 'Enter']) {
    const before = await busy();
    await page.keyboard.press(key);
    await page.waitForTimeout(200);
    times.push((await busy()) - before);
  }
  return Math.max(...times);
}

/** Builds and runs the site with that many temples. */
export async function grow(temples: number): Promise<Grown> {
  const { folder, seconds } = await buildGrown(temples);
  const server = await serve('node', ['.next/serve.mjs'], `${origins.grown}/api/health`, {
    cwd: folder,
    env: { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', TEMPLES: String(temples) },
  });
  const browser: Browser = await openBrowser();
  try {
    const paths = [''];
    for (let id = 1; id <= temples; id++)
      for (const part of ['', 'donation/', 'plan-trips/']) paths.push(`/${part}${id}`);
    const startMegabytes = residentMegabytes(server.pid);
    await load({
      port: Number(new URL(origins.grown).port),
      paths: paths.map((path) => `/holyheaven${path}`),
      connections: 10,
    });
    return {
      temples,
      buildSeconds: seconds,
      megabytes: residentMegabytes(server.pid),
      startMegabytes,
      listingBytes: await bytesAtLoad(browser, `${origins.grown}/holyheaven`),
      keystrokeMs: await keystroke(await browser.newPage()),
    };
  } finally {
    await browser.close();
    await server.stop();
    // Tens of thousands of files.
    await rm(folder, { recursive: true, force: true });
  }
}
