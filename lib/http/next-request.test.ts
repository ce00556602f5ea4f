/** @jest-environment node */
import { isReadOnly, withoutBrokenEscapes, withoutRouteNames } from './next-request';

it.each([
  ['/career/%5Bslug%5D', '/career/(slug)'],
  ['/career/[slug]?a=[1]?%5B', '/career/(slug)?a=[1]?%5B'],
  ['/holyheaven/1', '/holyheaven/1'],
  ['/%255B', '/%255B'],
])('%s is looked up as %s', (url, expected) => {
  expect(withoutRouteNames(url)).toBe(expected);
});

it.each([
  ['/career/%ff', '/career/%25ff'],
  ['/under-development/1/%c0%ae??%ff', '/under-development/1/%25c0%25ae??%ff'],
  ['/100%', '/100%25'],
  ['/holyheaven/%E0%A4%AE?q=%ff', '/holyheaven/%E0%A4%AE?q=%ff'],
])('%s is looked up as %s', (url, expected) => {
  expect(withoutBrokenEscapes(url)).toBe(expected);
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
