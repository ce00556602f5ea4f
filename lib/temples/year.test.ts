/** @jest-environment node */
import { testFacts } from '@/content/temples/test-temple';
import { bandRows, yearChart, yearPosition } from './year';

const dayOf = (position: number) =>
  new Date(Date.UTC(2028, 0, 1) + Math.round(position * 366) * 86_400_000).toISOString().slice(5, 10);
type Drawn = { key: string; pieces: readonly (readonly [number, number])[] };
const drawn = (list: readonly Drawn[], key: string) =>
  list.find((entry) => entry.key === key)?.pieces.map(([start, end]) => [dayOf(start), dayOf(end)]);

test('the year runs from 0 to 1, on one scale for all years', () => {
  expect(yearPosition('01-01')).toBe(0);
  expect(yearPosition('07-02')).toBe(0.5);
  expect(yearPosition('2026-07-02')).toBe(yearPosition('2027-07-02'));
  expect(yearPosition('12-31')).toBeLessThan(1);
});

const { bands, open, days, months } = yearChart(testFacts, '2026-11-22');

test('a day is drawn at its true place, as wide as a day', () => {
  expect(drawn(days, 'feast')).toEqual([['12-05', '12-06']]);
});

test('a band starts on its day, and a range over the turn of the year is two pieces', () => {
  expect(drawn(bands, 'good')).toEqual([['03-15', '04-01']]);
  expect(drawn(bands, 'best')).toEqual([
    ['01-01', '03-01'],
    ['11-01', '01-01'],
  ]);
  expect(drawn(days, 'long')).toEqual([
    ['01-01', '01-15'],
    ['12-16', '01-01'],
  ]);
});

test('what is known as a month only is drawn as a month and has no day; the others are in the order of their dates', () => {
  expect(drawn(months, 'month')).toEqual([['06-01', '07-01']]);
  expect(days.map(({ key }) => key)).toEqual(['feast', 'shut', 'long', 'either']);
});

test('what has passed is not drawn, and where no band is, the temple is open', () => {
  expect(yearChart(testFacts, '2026-12-06').days.map(({ key }) => key)).toEqual(['shut', 'long', 'either']);
  expect(open.map(([start, end]) => [dayOf(start), dayOf(end)])).toEqual([
    ['03-01', '03-15'],
    ['04-01', '11-01'],
  ]);
});

test('bands share a row unless one would lie on another', () => {
  expect(bandRows(bands).map((row) => row.map(({ key }) => key))).toEqual([['best', 'good'], ['rain']]);
});
