/** @jest-environment node */
import { unlessAborted } from './call';

const never = new Promise<never>(() => {});

test('work that never ends gives way to the signal, even to one that is aborted already', async () => {
  const later = new AbortController();
  const waiting = unlessAborted(never, later.signal);
  later.abort('late');
  await expect(waiting).rejects.toBe('late');
  await expect(unlessAborted(never, AbortSignal.abort('early'))).rejects.toBe('early');
});
