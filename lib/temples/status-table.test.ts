/** @jest-environment node */
import { templesIn } from '@/content/temples';
import { instantOf } from '@/lib/india-time';
import { stateLine, statusTable } from './status-table';
import { statusesAt } from './statuses';
import { todayPage } from './today/data';
import { todayLines } from './today/fill-in';

const temples = templesIn('en');
const table = statusTable(temples);
const pages = temples.map(({ guide }) => todayPage(guide));

function expectSame(at: Date) {
  const told = statusesAt(table, at).map(({ state, event }) => [state, event]);
  const wanted = pages
    .map((page) => todayLines(page, at))
    .map((lines) => [stateLine(lines), lines.held || lines.event]);
  expect([at.toISOString(), told]).toEqual([at.toISOString(), wanted]);
}

test('every seventh hour until the facts end says what the temple’s own page says', () => {
  for (let at = Date.parse('2026-11-22T00:00+05:30'); at < Date.parse('2027-10-07'); at += 7 * 3_600_000)
    expectSame(new Date(at));
});

test('so does every minute of days with other hours', () => {
  for (const day of ['2026-11-23', '2026-11-24', '2026-12-16', '2027-03-06', '2027-03-07', '2027-06-20'])
    for (let minute = 0; minute < 1440; minute += 1) expectSame(instantOf(day, minute));
});

test('a status past its day of checking says that it wants checking', () => {
  const notes = (time: string) => statusesAt(table, new Date(`${time}+05:30`)).map(({ checked }) => checked);
  expect(notes('2026-11-22T10:30')).toEqual(['', '', '']);
  for (const note of notes('2027-03-10T10:30')) expect(note).toMatch(/^Last checked on .*: please ask/);
});

test('it is short', () => {
  expect(JSON.stringify(table).length).toBeLessThan(6500);
});
