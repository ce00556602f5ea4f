/**
 * `npm run bench:flight` scrolls through the flight on the home page with the processor at a quarter, and prints how long the
 * script of a frame takes. Chrome slows a page down by stopping it for whole milliseconds, so that one and the same frame
 * takes between 0.5 and 6 ms: each is drawn in several rounds, and its median counts. FLIGHT_ORIGIN names a server that
 * already runs; without it the last build is served.
 */
import { openBrowser } from './browser';
import { serveSite } from './settings';
import { median } from './table';

const SLOWER = 4;
const STEP = 24;
const ROUNDS = 7;
/** How long the page gets to come to rest before it is measured. */
const SETTLE_MS = 2000;
const BUDGET_MS = 4;
const screens = {
  phone: { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 },
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};

/** Notes how long each callback of a frame runs. Runs in the page. */
function watchFrames() {
  const ask = window.requestAnimationFrame.bind(window);
  const spent: number[] = [];
  Object.assign(window, { spent });
  window.requestAnimationFrame = (callback) =>
    ask((time) => {
      const start = performance.now();
      callback(time);
      spent.push(performance.now() - start);
    });
}

/** Scrolls through the scene step by step and returns the milliseconds of each step's frame. Runs in the page. */
async function scrollThrough(step: number): Promise<number[]> {
  const { spent } = window as unknown as { spent: number[] };
  const scene = document.querySelector<HTMLElement>('[data-flight]');
  if (!scene) throw new Error('There is no flight on this page');
  scrollTo(0, scene.offsetTop);
  await new Promise((done) => setTimeout(done, 300));
  const frames: number[] = [];
  for (let y = step; y < scene.offsetHeight - innerHeight; y += step) {
    spent.length = 0;
    scrollTo({ top: scene.offsetTop + y, behavior: 'instant' });
    do await new Promise((done) => setTimeout(done, 50));
    while (spent.length === 0);
    frames.push(Math.max(...spent));
  }
  return frames;
}

const server = process.env.FLIGHT_ORIGIN ? undefined : await serveSite('finished', 'http://127.0.0.1:3396');
const browser = await openBrowser();
try {
  for (const [name, screen] of Object.entries(screens)) {
    const page = await browser.newPage({ ...screen, reducedMotion: 'no-preference' });
    await page.addInitScript(watchFrames);
    await page.goto(process.env.FLIGHT_ORIGIN ?? 'http://127.0.0.1:3396/');
    await page.mouse.move(100, 100);
    const fetched = page.waitForFunction(() => 'earlyAction' in window && window.earlyAction === null);
    await page.mouse.wheel(0, 600);
    await fetched;
    await page.waitForTimeout(SETTLE_MS);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await page.evaluate(scrollThrough, STEP));
    const frames = (rounds[0] ?? [])
      .map((_, frame) => median(rounds.map((round) => round[frame] ?? Number.NaN)))
      .sort((a, b) => a - b);
    const at = (part: number) => (frames[Math.floor((frames.length - 1) * part)] ?? Number.NaN).toFixed(1);
    console.log(
      `${name}: ${frames.length} frames, half within ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, the slowest ${at(1)} ms (budget ${BUDGET_MS} ms)`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await server?.stop();
}
