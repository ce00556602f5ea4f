/** @jest-environment node */
import { isReadOnly, withoutRouteNames } from './next-request';

it.each([
  ['/career/%5Bslug%5D', '/career/(slug)'],
  ['/career/[slug]?a=[1]?%5B', '/career/(slug)?a=[1]?%5B'],
  ['/holyheaven/1', '/holyheaven/1'],
  ['/%255B', '/%255B'],
])('%s is looked up as %s', (url, expected) => {
  expect(withoutRouteNames(url)).toBe(expected);
});

it.each([
  ['/about', true],
  ['/apixies', true],
  ['/', true],
  ['/api/health', false],
  ['/api?x', false],
])('%s is read only: %s', (url, expected) => {
  expect(isReadOnly(url)).toBe(expected);
});
