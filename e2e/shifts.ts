import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What has moved, once a test watches for it. */
    shifts?: string[];
  }
}

/** Records what moves without the visitor's doing, as the browser's layout instability entries. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node }[];
      })[])
        shifts.push(
          `${entry.value} ${entry.sources.map(({ node }) => (node as Element)?.className).join(', ')}`,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls to the page's end and back, and returns what has moved so far. */
export function shiftsOnTheWay(page: Page): Promise<string[] | undefined> {
  return page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await frame();
    }
    for (let frames = 0; frames < 5; frames += 1) await frame();
    const { shifts } = window;
    scrollTo(0, 0);
    await frame();
    return shifts;
  });
}

// Chrome counts some shifts on phones alone, where a page may be wider than the screen.
export const screens = {
  phone: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 } },
};
