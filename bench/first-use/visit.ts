import { EventEmitter, once } from 'node:events';
import type { Browser, CDPSession } from '@playwright/test';
import { visitPage } from '../browser';
import type { Journey } from './journeys';
import { type Report, watch } from './watch';

/** A phone's network, in bits per second and milliseconds. */
export type Network = { name: string; down: number; up: number; latency: number };

export const networks: readonly Network[] = [
  { name: 'slow 4G', down: 1_600_000, up: 750_000, latency: 150 },
  { name: '3G', down: 400_000, up: 400_000, latency: 400 },
];

/**
 * Milliseconds until the answer was painted, from the last tap or key and from the start of the visit, and the slowest
 * interaction until its next frame. The browser reports none below 16.
 */
export type Visit = { fromAct: number; fromStart: number; slowest: number };

const TIME_LIMIT_MS = 60_000;
const IDLE_MS = 10_000;

/** Puts the page on that network, on a phone four times slower than this machine. */
async function slowDown(session: CDPSession, { down, up, latency }: Network): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
}

/** Sends all of it at once: like real hands, it never waits for a busy page. */
const tap = (session: CDPSession, { x, y }: { x: number; y: number }) =>
  Promise.all([
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);

const named: Record<string, { key: string; code: string; windowsVirtualKeyCode: number; text?: string }> = {
  '\t': { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  '\r': { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
};

/** A single letter is a key press. Longer words arrive whole, like a phone keyboard's suggestions. */
function type(session: CDPSession, words: readonly string[]) {
  const sent = words.flatMap((word) => {
    if (word.length > 1) return [session.send('Input.insertText', { text: word })];
    const key = named[word] ?? { key: word, text: word };
    return [
      session.send('Input.dispatchKeyEvent', { type: key.text ? 'keyDown' : 'rawKeyDown', ...key }),
      session.send('Input.dispatchKeyEvent', { ...key, type: 'keyUp', text: undefined }),
    ];
  });
  return Promise.all(sent);
}

/** Watches every document that the page opens from now on, and returns what they report. */
async function watchPage(session: CDPSession, { target, words = '', answered }: Journey) {
  const all: Report[] = [];
  const heard = new EventEmitter();
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== 'tellBench') return;
    all.push(JSON.parse(payload));
    heard.emit('report');
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellBench' });
  await session.send('Page.enable');
  const watching = JSON.stringify({ target, words });
  // tsx wraps named functions in a helper that the page lacks.
  const source = `{ const __name = (value) => value; (${watch})(${watching}, ${answered}) }`;
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
  /** The first report of a kind, now or once it comes. */
  async function first<Kind extends Report['kind']>(kind: Kind) {
    const isWanted = (report: Report): report is Extract<Report, { kind: Kind }> => report.kind === kind;
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    for (;;) {
      const found = all.find(isWanted);
      if (found) return found;
      await once(heard, 'report', { signal }).catch(() => {
        throw new Error(`no ${kind} of ${target} within ${TIME_LIMIT_MS / 1000} s`);
      });
    }
  }
  return { all, first };
}

/** One visit with an empty cache: opens the page, and acts as soon as that can be done. */
export function visit(browser: Browser, origin: string, network: Network, journey: Journey): Promise<Visit> {
  const { path, target, typed } = journey;
  return visitPage(browser, async ({ page, session, settle }) => {
    const { all, first } = await watchPage(session, journey);
    await slowDown(session, network);
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' });
    await tap(session, await first('ready'));
    if (!(await first('act')).hit) throw new Error(`the tap missed ${target}`);
    if (typed) {
      await first('focus');
      await type(session, typed);
    }
    const [{ at: start }, { at: answer }] = [await first('start'), await first('answer')];
    const act = all.findLast(({ kind, at }) => kind === 'act' && at <= answer);
    if (!act) throw new Error('the answer came before the question');
    await settle();
    const slowest = Math.max(0, ...all.map((each) => (each.kind === 'interaction' ? each.took : 0)));
    return { fromAct: answer - act.at, fromStart: answer - start, slowest };
  });
}

/** A visit to the home page without any action: the largest paint, and the bytes by the load event and after it. */
export function visitIdly(browser: Browser, origin: string, network: Network) {
  return visitPage(browser, async ({ page, session, loaded }) => {
    await session.send('Page.enable');
    const load = new Promise<number>((resolve) =>
      session.on('Page.loadEventFired', ({ timestamp }) => resolve(timestamp)),
    );
    await slowDown(session, network);
    await page.goto(origin);
    const loadedAt = await load;
    await page.waitForTimeout(IDLE_MS);
    const paint = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
          ).observe({ type: 'largest-contentful-paint', buffered: true }),
        ),
    );
    const sum = (isWanted: (at: number) => boolean) =>
      loaded.reduce((bytes, each) => bytes + (isWanted(each.at) ? each.bytes : 0), 0);
    return { paint, atLoad: sum((at) => at <= loadedAt), later: sum((at) => at > loadedAt) };
  });
}
