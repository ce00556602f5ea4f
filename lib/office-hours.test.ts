import { delhiClock, isOfficeOpen } from './office-hours';

test.each([
  ['Monday 08:59', '2026-11-23T03:29:59Z', false],
  ['Monday 09:00', '2026-11-23T03:30:00Z', true],
  ['Friday 17:59', '2026-11-27T12:29:59Z', true],
  ['Friday 18:00', '2026-11-27T12:30:00Z', false],
  ['Saturday noon', '2026-11-28T06:30:00Z', false],
  ['Sunday noon', '2026-11-29T06:30:00Z', false],
  ['Monday 01:00, still Sunday in UTC', '2026-11-22T19:30:00Z', false],
])('%s in New Delhi', (_, time, open) => {
  expect(isOfficeOpen(new Date(time))).toBe(open);
});

test('tells the time in New Delhi', () => {
  expect(delhiClock(new Date('2026-11-22T19:35:00Z'))).toBe('01:05');
});
