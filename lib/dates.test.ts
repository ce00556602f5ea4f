/** @jest-environment node */
import { localDay, readableDay } from './dates';

test('days are read out and taken from the local clock', () => {
  expect(readableDay('2026-11-21')).toBe('21 November 2026');
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 10, 21, 0, 0))).toBe('2026-11-21');
});
