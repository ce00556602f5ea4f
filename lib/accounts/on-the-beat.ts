/**
 * Settles as `work` does, but only at a multiple of `stepMs` after the call. So the time taken does not tell what the
 * work did.
 */
export function onTheBeat<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let settle: (() => void) | undefined;
    // Start the timer first: the embedded store blocks the event loop while it works.
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
