/** @jest-environment node */
import { readableDay } from './dates';

test('days are formatted for reading', () => {
  expect(readableDay('2026-11-21')).toBe('21 November 2026');
});
