/** @jest-environment node */
import { temples } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { dhamsIn } from './counts';
import { listingPage, listingPath } from './listing';

const [badrinath] = temples as [Temple];

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...badrinath, id: String(index + 1) }));
const ids = (temples: readonly { id: string }[]) => temples.map(({ id }) => id);

test.each([
  [3, 3, 0, 1],
  [12, 12, 0, 1],
  [13, 12, 1, 1],
  [212, 12, 200, 1],
  [213, 12, 200, 2],
  [3000, 12, 200, 15],
])('%i temples: %i large and %i lines on the first of %i pages', (count, large, lines, pages) => {
  const first = listingPage(many(count), 1);
  expect([first.large.length, first.lines.length, first.pages]).toEqual([large, lines, pages]);
});

test('all pages together hold every temple once, in order', () => {
  const temples = many(3000);
  const { pages } = listingPage(temples, 1);
  const shown = Array.from({ length: pages }, (_, index) => listingPage(temples, index + 1));
  expect(shown.flatMap(({ large, lines }) => [...ids(large), ...ids(lines)])).toEqual(ids(temples));
});

test('the first page is the temple home', () => {
  expect([listingPath(1, 'en'), listingPath(2, 'en')]).toEqual(['/holyheaven', '/holyheaven/more/2']);
});

test('only temples of the Char Dham are counted, wherever they stand', () => {
  const inTheWest = { ...badrinath, dham: undefined, direction: 'West' };
  expect(dhamsIn([badrinath, inTheWest])).toBe(1);
});
