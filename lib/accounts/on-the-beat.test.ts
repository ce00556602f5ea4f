/** @jest-environment node */
import { onTheBeat } from './on-the-beat';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'done'));

it.each([
  [0, 50],
  [49, 50],
  [51, 100],
  [149, 150],
])('work of %d ms is answered after %d ms', async (ms, expected) => {
  const started = Date.now();
  const answer = onTheBeat(50, () => after(ms)).then((value) => [value, Date.now() - started]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await answer).toEqual(['done', expected]);
});

it('fails on the beat as well, and leaves no timer', async () => {
  const started = Date.now();
  const failure = onTheBeat(50, () => Promise.reject(new Error('no'))).catch(() => Date.now() - started);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await failure).toBe(50);
  expect(jest.getTimerCount()).toBe(0);
});
