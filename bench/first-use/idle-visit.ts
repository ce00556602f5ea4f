import type { Browser } from '@playwright/test';
import { recordTraffic, sum } from '../measure/traffic';
import { type Network, slowDown } from './networks';

/** The window that is measured: what a page fetches while nobody acts. */
const IDLE_MS = 10_000;

/** A visit without any action: the largest paint, the bytes received by the load event, and those received after it. */
export type IdleVisit = { paint: number; bytesAtLoad: number; bytesAfterLoad: number };

export async function visitIdly(browser: Browser, url: string, network: Network): Promise<IdleVisit> {
  return recordTraffic(browser, async ({ page, session, loaded }) => {
    await session.send('Page.enable');
    const load = new Promise<number>((resolve) =>
      session.on('Page.loadEventFired', ({ timestamp }) => resolve(timestamp)),
    );
    await slowDown(session, network);
    await page.goto(url);
    const loadedAt = await load;
    await page.waitForTimeout(IDLE_MS);
    const paint = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
          ).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          }),
        ),
    );
    const atLoad = loaded.filter(({ at }) => at <= loadedAt);
    return { paint, bytesAtLoad: sum(atLoad), bytesAfterLoad: sum(loaded) - sum(atLoad) };
  });
}
