/** @jest-environment node */
import { searchIndex } from './listing';

test('the index is fetched once, and again only after a failure', async () => {
  const entries = [{ id: '1' }, { id: '12' }];
  const answers = [new Response('', { status: 503 }), Response.json(entries)];
  globalThis.fetch = jest.fn(async () => answers.shift() ?? Response.error());
  await expect(searchIndex()).rejects.toThrow('503');
  expect(await Promise.all([searchIndex(), searchIndex()])).toEqual([entries, entries]);
  expect(await searchIndex()).toEqual(entries);
  expect(fetch).toHaveBeenCalledTimes(2);
});
