import { isOfficeOpen } from './office-hours';

test.each([
  ['Monday 08:59', '2026-11-23T03:29:59Z', false],
  ['Monday 09:00', '2026-11-23T03:30:00Z', true],
  ['Friday 17:59', '2026-11-27T12:29:59Z', true],
  ['Friday 18:00', '2026-11-27T12:30:00Z', false],
  ['Saturday noon', '2026-11-28T06:30:00Z', false],
  ['Sunday noon', '2026-11-29T06:30:00Z', false],
  ['noon of Republic Day, a Tuesday', '2027-01-26T06:30:00Z', false],
  ['noon of Independence Day, a Tuesday', '2028-08-15T06:30:00Z', false],
  ['noon of Gandhi Jayanti, a Friday', '2026-10-02T06:30:00Z', false],
  ['noon of the day after a holiday', '2027-01-27T06:30:00Z', true],
  ['Monday 01:00, still Sunday in UTC', '2026-11-22T19:30:00Z', false],
])('%s in New Delhi', (_, time, open) => {
  expect(isOfficeOpen(new Date(time))).toBe(open);
});
