/** @jest-environment node */
import { testFacts } from '@/content/temples/test-temple';
import { yearChart, yearPosition } from './year';

// Every chart here begins with December.
const dayOf = (position: number) =>
  new Date(Date.UTC(2027, 11, 1) + Math.round(position * 366) * 86_400_000).toISOString().slice(5, 10);
const bandsOn = (today: string) =>
  yearChart(testFacts, today).bands.map(({ key, kind, pieces }) => [
    key,
    kind,
    ...pieces.map((piece) => piece.map(dayOf)),
  ]);

test('twelve months run from 0 to 1, on the same scale for all years', () => {
  expect(yearPosition('01-01', '01-01')).toBe(0);
  expect(yearPosition('07-02', '01-01')).toBe(0.5);
  expect(yearPosition('2026-07-02', '11-01')).toBe(yearPosition('2027-07-02', '11-01'));
  expect(yearPosition('11-30', '12-01')).toBe(365 / 366);
});

const seasons = [
  [undefined, 'open', ['03-01', '11-01']],
  ['best', 'best', ['12-01', '03-01'], ['11-01', '12-01']],
  ['rain', 'care', ['12-10', '12-21']],
];

test('every day has a verdict, and current or coming days without darshan are closed', () => {
  expect(bandsOn('2026-12-12')).toEqual([...seasons, ['shut', 'closed', ['12-10', '12-13']]]);
  expect(bandsOn('2026-12-13')).toEqual(seasons);
});

test("a festival with a single year's dates leaves the chart after its last day", () => {
  const feast = { key: 'feast', kind: 'festival', from: '2026-12-20', through: '2026-12-31' } as const;
  const kinds = (today: string) =>
    yearChart({ ...testFacts, year: [...testFacts.year, feast] }, today).bands.map(({ kind }) => kind);
  expect(kinds('2026-12-31')).toContain('festival');
  expect(kinds('2027-01-01')).not.toContain('festival');
});
