import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Layout shifts recorded so far, once a test watches. */
    shifts?: string[];
  }
}

/** Records every layout shift that the visitor did not cause. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${(node as Element)?.className} from ${box(previousRect)} to ${box(currentRect)}`,
        );
        shifts.push(`${entry.value} at ${Math.round(entry.startTime)} ms: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Scrolls through the page and back to its top, and returns the shifts so far. */
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
