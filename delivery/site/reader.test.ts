/** @jest-environment node */
import { cached, chooseEncoding, isFresh } from './reader.ts';

test.each([
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'raw'],
  ['identity', 'raw'],
  [undefined, 'raw'],
])('Accept-Encoding %s gets %s', (header, encoding) => {
  expect(chooseEncoding(header, { encodings: ['br', 'gzip', 'raw'] })).toBe(encoding);
});

test.each([
  ['W/"x"', true],
  ['"x"', true],
  ['"y", "x"', true],
  ['*', true],
  ['"y"', false],
  [undefined, false],
])('a copy with the tag %s is fresh: %s', (tag, fresh) => {
  expect(isFresh(tag, { headers: { etag: 'W/"x"' } })).toBe(fresh);
});

describe('what is kept in memory', () => {
  const asked: string[] = [];
  const load = async (key: string) => {
    asked.push(key);
    return key.startsWith('no') ? undefined : key;
  };
  beforeEach(() => asked.splice(0));

  test('is what was used last', async () => {
    const get = cached(16, load);
    const keys = Array.from({ length: 16 }, (_, index) => `k${index}`);
    for (const key of keys) await get(key);
    await get('k0');
    await get('new');
    asked.splice(0);
    for (const key of ['k0', 'new', 'k1']) expect(await get(key)).toBe(key);
    expect(asked).toEqual(['k1']);
  });

  test('is loaded once for all who ask at the same time', async () => {
    const get = cached(16, load);
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a', 'a', 'b']);
    expect(asked).toEqual(['a', 'b']);
  });

  test('is nothing that is not there, and nothing that fills it alone', async () => {
    const get = cached(80, load, (value) => value.length);
    const large = 'x'.repeat(11);
    for (const key of ['nothing', 'nothing', large, large]) await get(key);
    expect(asked).toEqual(['nothing', 'nothing', large, large]);
  });
});
