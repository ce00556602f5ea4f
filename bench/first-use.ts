import { type Browser, expect } from '@playwright/test';

/** What a visitor does, and a selector that matches once the site has reacted. */
type Journey = { what: string; path: string; tap: string; type?: string; enter?: true; answer: string };

export const journeys: Journey[] = [
  { what: 'menu, /', path: '/', tap: '[popovertarget="site-menu"]', answer: '#site-menu:popover-open' },
  // On the first screen.
  { what: 'link, /', path: '/', tap: 'main a[href="/contact"]', answer: 'body:has(textarea) h1' },
  {
    what: 'search, /holyheaven',
    path: '/holyheaven',
    tap: '#temple-search',
    type: 'puri',
    enter: true,
    answer: '[data-temple][hidden]',
  },
  {
    what: "password's rules, /register",
    path: '/register',
    tap: '#password',
    type: 'Sky-high-9',
    answer: '[aria-labelledby="password-rules"]:has([data-met="true"]):not(:has([data-met="false"]))',
  },
];

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true };
/** Slow 4G, in milliseconds and bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const ENTER = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };

/** An event in a document, with its time in milliseconds since 1970 and the target's position. */
type Report = { what: 'ready' | 'act' | 'focus' | 'answer'; at: number; x?: number; y?: number };
declare global {
  interface Window {
    report(report: Report): void;
  }
}

/** Runs in each document before its own scripts. Takes times here, so that they exclude the way to the bench. */
function watch({ tap, answer }: Journey): void {
  const clock = (time = performance.now()) => performance.timeOrigin + time;
  // A document reached by a link has a referrer. There, only the answer is awaited.
  let isReady = document.referrer !== '';
  const look = () => {
    const target = document.querySelector(tap);
    if (!isReady && target && performance.getEntriesByName('first-contentful-paint').length > 0) {
      const { x, y, width, height, bottom } = target.getBoundingClientRect();
      isReady = bottom < innerHeight;
      if (isReady) window.report({ what: 'ready', at: clock(), x: x + width / 2, y: y + height / 2 });
      else target.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    if (!document.querySelector(answer)) return void requestAnimationFrame(look);
    // A message posted in a frame arrives after the frame is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.report({ what: 'answer', at: clock() });
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
  for (const name of ['pointerdown', 'input', 'keydown'])
    addEventListener(name, ({ timeStamp }) => window.report({ what: 'act', at: clock(timeStamp) }), true);
  addEventListener('focusin', () => window.report({ what: 'focus', at: clock() }), true);
}

/**
 * Opens the page with an empty cache, on slow 4G and a CPU slowed down four times, and acts as soon as something is
 * painted and the target exists. Returns the milliseconds from the last action, and from the start, until the answer
 * was painted.
 */
export async function firstUse(browser: Browser, origin: string, journey: Journey) {
  // A worker would fetch offline copies in the background.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const reports: Report[] = [];
    await page.exposeFunction('report', (report: Report) => reports.push(report));
    const first = async (what: Report['what']) => {
      const isThere = () => reports.some((report) => report.what === what);
      await expect.poll(isThere, { message: what, timeout: 60_000, intervals: [20] }).toBe(true);
      return reports.find((report) => report.what === what) as Report;
    };
    // tsx wraps named functions in a helper that is missing in the page.
    await page.addInitScript(`{ const __name = (value) => value; (${watch})(${JSON.stringify(journey)}) }`);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const started = Date.now();
    await page.goto(origin + journey.path, { waitUntil: 'commit' });
    const { x = 0, y = 0 } = await first('ready');
    // Sends everything at once: like real hands, it does not wait for a busy page.
    const sent: Promise<unknown>[] = [
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ];
    if (journey.type) {
      await first('focus');
      sent.push(session.send('Input.insertText', { text: journey.type }));
    }
    if (journey.enter) sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...ENTER }));
    await Promise.all(sent);
    const { at } = await first('answer');
    const acts = reports.filter((report) => report.what === 'act' && report.at <= at);
    return { act: at - Math.max(...acts.map((act) => act.at)), start: at - started };
  } finally {
    await context.close();
  }
}
