/** @jest-environment node */
import { setTimeout as delay } from 'node:timers/promises';
import { createWorkQueue, QueueFullError } from './work-queue';

it('runs so many at a time, in order, and refuses what does not fit', async () => {
  const run = createWorkQueue({ parallel: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const jobs = Array.from({ length: 8 }, (_, index) =>
    run(async () => {
      running += 1;
      most = Math.max(most, running);
      await delay(5);
      order.push(index);
      running -= 1;
      return index;
    }),
  );
  const results = await Promise.allSettled(jobs);
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.every((result) => result.reason instanceof QueueFullError)).toBe(true);
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
});

it('goes on after work that fails', async () => {
  const run = createWorkQueue({ parallel: 1, waiting: 1 });
  const failing = run(async () => {
    throw new Error('no');
  });
  const next = run(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
  expect(await run(async () => 'again')).toBe('again');
});
