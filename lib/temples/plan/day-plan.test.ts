/** @jest-environment node */
import { testFacts } from '@/content/temples/test-temple';
import { planFor } from './day-plan';

const plan = (day: string) => planFor(testFacts, day);
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);

test('events and closures count from their last day back to a week before', () => {
  const events = (day: string) => keys(plan(day).events);
  expect(events('2027-02-18')).toEqual([]);
  expect(events('2027-02-19')).toEqual(['either']);
  expect(events('2027-02-27')).toEqual(['either']);
  expect(events('2027-02-28')).toEqual([]);
  expect(events('2027-06-30')).toEqual(['month']);
  const closures = (day: string) => keys(plan(day).closures);
  expect(closures('2026-12-02')).toEqual([]);
  expect(closures('2026-12-03')).toEqual(['shut']);
  expect(closures('2026-12-13')).toEqual(['unsure']);
});

test('bands of the year may run across New Year', () => {
  const season = (day: string) => plan(day).season;
  expect(season('2026-12-09')).toEqual(['best']);
  expect(season('2026-12-10')).toEqual(['best', 'rain']);
  for (const day of ['2026-12-31', '2027-01-01', '2028-02-29']) expect(season(day)).toEqual(['best']);
});
