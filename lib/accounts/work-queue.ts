/** Thrown at once when as much work is waiting as the queue takes. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * Runs at most `parallel` pieces of work at a time, first come first served, with at most `waiting` behind them.
 * The returned function resolves and rejects as the work does.
 * @throws QueueFullError when there is no room to wait.
 */
export function createWorkQueue({ parallel, waiting }: { parallel: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= parallel) {
      if (queue.length >= waiting) throw new QueueFullError();
      // Whoever finishes hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
