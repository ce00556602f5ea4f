/** What a page reports. `at` is in fractional milliseconds since 1970, on one clock for all documents of a visit. */
export type Report =
  | { kind: 'start' | 'focus' | 'answer'; at: number }
  /** Something is painted, and the target can be touched at this point. */
  | { kind: 'ready'; at: number; x: number; y: number }
  /** A finger or a key came down, on the target or elsewhere. */
  | { kind: 'act'; at: number; hit: boolean }
  /** From the Event Timing API: the time from an event to its next frame. */
  | { kind: 'interaction'; at: number; took: number };

/** `target` is where the visitor acts, as soon as something is painted. `words` are the argument of `answered`. */
type Watching = { target: string; words: string };

declare global {
  interface Window {
    /** Sends a report to the bench, which visit.ts adds. */
    tellBench(report: string): void;
  }
}

/**
 * Runs in each document of a visit before its own scripts, so it cannot use outer variables. Times are taken here, or
 * from events' own time stamps, so that none includes the way to the bench and back.
 */
export function watch({ target, words }: Watching, answered: (words: string) => boolean): void {
  if (window.top !== window) return;
  const { timeOrigin } = performance;
  const tell = (report: Report) => window.tellBench(JSON.stringify(report));
  const now = () => timeOrigin + performance.now();
  // Documents reached by a link or a form have a referrer.
  let waiting = document.referrer === '';
  let painted = false;

  function findTarget() {
    if (!waiting || !painted) return;
    const element = document.querySelector(target);
    if (!element) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    if (!element.contains(document.elementFromPoint(middle.x, middle.y)))
      return element.scrollIntoView({ block: 'center', behavior: 'instant' });
    waiting = false;
    tell({ kind: 'ready', at: now(), ...middle });
  }

  function eachFrame() {
    findTarget();
    if (!answered(words)) return void requestAnimationFrame(eachFrame);
    // A message posted within a frame arrives after its paint.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => tell({ kind: 'answer', at: now() });
    port2.postMessage(null);
  }

  function tellInteractions(entries: PerformanceEntryList) {
    for (const { startTime, duration, interactionId } of entries as PerformanceEventTiming[])
      if (interactionId) tell({ kind: 'interaction', at: timeOrigin + startTime, took: duration });
  }

  tell({ kind: 'start', at: timeOrigin });
  new PerformanceObserver((list) => {
    painted ||= list.getEntriesByName('first-contentful-paint').length > 0;
    findTarget();
  }).observe({ type: 'paint', buffered: true });
  const interactions = new PerformanceObserver((list) => tellInteractions(list.getEntries()));
  // TypeScript's types lack `durationThreshold`.
  interactions.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('pagehide', () => tellInteractions(interactions.takeRecords()));
  const act = ({ timeStamp, target: on }: Event) =>
    tell({
      kind: 'act',
      at: timeOrigin + timeStamp,
      hit: on instanceof Element && on.closest(target) !== null,
    });
  addEventListener('pointerdown', act, { capture: true, passive: true });
  addEventListener('keydown', act, { capture: true, passive: true });
  addEventListener('focusin', ({ timeStamp }) => tell({ kind: 'focus', at: timeOrigin + timeStamp }), true);
  requestAnimationFrame(eachFrame);
}
