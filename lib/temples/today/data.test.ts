/** @jest-environment node */
import { temples } from '@/content/temples';
import { instantOf } from '@/lib/india-time';
import { todayData } from './data';
import { today } from './rules';

test('the data of a page is small and survives JSON', () => {
  for (const { guide } of temples) {
    const data = todayData(guide.facts);
    const text = JSON.stringify(data);
    expect(JSON.parse(text)).toEqual(data);
    expect(text.length).toBeLessThan(3300);
  }
});

test('machines are told no hours that the guide does not know', () => {
  for (const { guide, marked } of temples)
    for (const period of marked.hours) {
      const days =
        period.from && period.through ? [period.from, period.through] : ['2026-11-22', '2027-05-20'];
      for (const day of days) {
        const result = today(todayData(guide.facts), instantOf(day, 12 * 60 + 30));
        if ('closed' in period) expect(result.state).toBe('season-closed');
        else expect(result.state).not.toBe('not-known');
      }
    }
});
