/** @jest-environment node */
import { temples } from '@/content/temples';
import { badrinathFacts } from '@/content/temples/guide/badrinath';
import { jagannathFacts } from '@/content/temples/guide/jagannath';
import { rameshwaramFacts } from '@/content/temples/guide/rameshwaram';
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

test('a day is drawn at its true place, as wide as a day', () => {
  expect(drawn(yearChart(jagannathFacts).days, 'rath-yatra')).toEqual([['07-05', '07-06']]);
  expect(drawn(yearChart(rameshwaramFacts).days, 'maha-shivaratri')).toEqual([['03-06', '03-07']]);
});

test('mid-September starts there, and a range over the turn of the year is two pieces', () => {
  expect(drawn(yearChart(badrinathFacts).bands, 'autumn')).toEqual([['09-15', '11-01']]);
  expect(drawn(yearChart(rameshwaramFacts).bands, 'named')).toEqual([
    ['01-01', '03-01'],
    ['11-01', '01-01'],
  ]);
  expect(drawn(yearChart(rameshwaramFacts).days, 'margazhi')).toEqual([
    ['01-01', '01-15'],
    ['12-16', '01-01'],
  ]);
});

test('what is known as a month only is drawn as a month and has no day', () => {
  const { months, days } = yearChart(badrinathFacts);
  expect(drawn(months, 'badri-kedar-utsav')).toEqual([['06-01', '07-01']]);
  expect(drawn(months, 'opening')).toEqual([
    ['04-01', '05-01'],
    ['05-01', '06-01'],
  ]);
  expect(days.map(({ key }) => key)).toEqual(['opening-declared', 'akshaya-tritiya', 'mata-murti']);
});

test('no piece leaves the year, all pieces run forward, and every event is in one list', () => {
  for (const { guide } of temples) {
    const { bands, days, months } = yearChart(guide.facts);
    for (const [start, end] of [...bands, ...days, ...months].flatMap(({ pieces }) => pieces)) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(1);
    }
    expect(days.length + months.length).toBe(guide.facts.events.length);
    expect(days.map(({ from }) => from)).toEqual(days.map(({ from }) => from).sort());
  }
});

test('bands share a row unless one would lie on another', () => {
  const keys = (facts: Parameters<typeof yearChart>[0]) =>
    bandRows(yearChart(facts).bands).map((row) => row.map(({ key }) => key));
  expect(keys(badrinathFacts)).toEqual([['named', 'autumn', 'rain', 'winter']]);
  expect(keys(rameshwaramFacts)).toEqual([['named'], ['drier']]);
});
