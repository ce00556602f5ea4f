/** Thrown when the queue is full. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * Runs at most `parallel` pieces of work at a time, in order of arrival, while at most `waiting` wait.
 * The returned function settles as the work does. Its `state` tells how much runs and waits.
 * @throws QueueFullError when the queue is full.
 */
export function createWorkQueue({ parallel, waiting }: { parallel: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= parallel) {
      if (queue.length >= waiting) throw new QueueFullError();
      // Finished work hands its place to the next, so `running` stays the same.
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
  }
  return Object.assign(run, { state: () => ({ running, waiting: queue.length }) });
}
