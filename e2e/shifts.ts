import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Layout shifts recorded so far, once a test watches. */
    shifts?: string[];
  }
}

type LayoutShift = PerformanceEntry & { value: number; sources: { node?: Element }[] };

/** Records every layout shift that the visitor did not cause. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => node?.className);
        shifts.push(`${value} at ${Math.round(startTime)} ms: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until the page is rendered in its fonts. Returns the sum of the layout shifts up to then and forgets them. */
export function shiftsUntilFonts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frames = async () => {
      for (let left = 3; left > 0; left -= 1) await new Promise(requestAnimationFrame);
    };
    // Layout requests the fonts. Chrome reports a frame's shifts after the frame.
    await frames();
    await document.fonts.ready;
    await frames();
    const shifts = window.shifts?.splice(0) ?? [];
    return shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
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
