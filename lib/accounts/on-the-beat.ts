/**
 * Settles as `work` does, but only at whole multiples of `stepMs` from the call: how long the work really took, and so
 * which way it went, cannot be read off the clock.
 */
export function onTheBeat<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let settle: (() => void) | undefined;
    // Started before the work, since the embedded store does its part without giving way to timers.
    const beat = setInterval(() => {
      if (!settle) return;
      clearInterval(beat);
      settle();
    }, stepMs);
    work().then(
      (value) => {
        settle = () => resolve(value);
      },
      (error) => {
        settle = () => reject(error);
      },
    );
  });
}
