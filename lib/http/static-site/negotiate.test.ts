/** @jest-environment node */
import { chooseEncoding, isFresh } from './negotiate';

const recording = { status: 200, headers: {}, files: { br: 'a.br', gzip: 'a.gz', raw: 'a' } };

test.each([
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0', 'raw'],
  ['identity', 'raw'],
  [undefined, 'raw'],
])('Accept-Encoding %s gets %s', (header, encoding) => {
  expect(chooseEncoding(header, recording)).toBe(encoding);
});

test('a file that is not compressed goes out as it is', () => {
  expect(chooseEncoding('br', { ...recording, files: { raw: 'a' } })).toBe('raw');
});

test('a copy is fresh by its tag, weak or strong, and only then by its date', () => {
  const headers = { etag: '"x"', 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' };
  expect(isFresh({ ifNoneMatch: 'W/"x"' }, { headers })).toBe(true);
  expect(isFresh({ ifNoneMatch: '"y", "x"' }, { headers })).toBe(true);
  expect(isFresh({ ifNoneMatch: '*' }, { headers })).toBe(true);
  expect(isFresh({ ifModifiedSince: 'Sat, 21 Nov 2026 10:00:00 GMT' }, { headers })).toBe(true);
  expect(isFresh({ ifModifiedSince: 'Sat, 21 Nov 2026 09:59:59 GMT' }, { headers })).toBe(false);
  expect(isFresh({ ifModifiedSince: 'nonsense' }, { headers })).toBe(false);
  expect(isFresh({ ifNoneMatch: '"y"', ifModifiedSince: 'Sat, 21 Nov 2026 10:00:00 GMT' }, { headers })).toBe(
    false,
  );
  expect(isFresh({}, { headers })).toBe(false);
});
