/** @jest-environment node */
import { addDays, indianDay, indianMinute, instantOf } from './india-time';

test.each([
  ['2026-12-31T18:29:59.999Z', '2026-12-31', 1439],
  ['2026-12-31T18:30:00Z', '2027-01-01', 0],
  ['2027-07-05T00:00:00Z', '2027-07-05', 330],
])('%s is %s, minute %i in India', (time, day, minute) => {
  expect([indianDay(new Date(time)), indianMinute(new Date(time))]).toEqual([day, minute]);
});

test('a day and a minute give the instant', () => {
  expect(instantOf('2027-01-01', 0).toISOString()).toBe('2026-12-31T18:30:00.000Z');
  expect(instantOf('2027-03-06', 1440)).toEqual(instantOf('2027-03-07', 0));
});

test('days are counted across months, years and 29 February', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
});
