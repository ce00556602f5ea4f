import { templesIn } from '@/content/temples';
import { instantOf } from '@/lib/india-time';
import { answerAt } from './answer';
import { todayPage } from './data';
import { statusLines, todayLines } from './lines';
import { statusTable, todayTable } from './table';

const temples = templesIn('en').map((temple) => ({
  page: todayPage(temple.guide),
  today: todayTable(temple),
  status: statusTable(temple),
}));

function expectSame(at: Date) {
  for (const { page, today, status } of temples) {
    expect([at, answerAt(today, at.getTime())]).toEqual([at, expect.objectContaining(todayLines(page, at))]);
    expect([at, answerAt(status, at.getTime())]).toEqual([at, statusLines(page, at)]);
  }
}

test('a table says what the rules say, every seventh hour', () => {
  for (let at = Date.parse('2026-11-22T00:00+05:30'); at < Date.parse('2028-11-01'); at += 7 * 3_600_000)
    expectSame(new Date(at));
});

test('and every minute of days with other hours', () => {
  for (const day of ['2026-11-23', '2026-11-24', '2026-12-16', '2027-03-06', '2027-03-07', '2027-06-20'])
    for (let minute = 0; minute < 1440; minute += 1) expectSame(instantOf(day, minute));
});

test('outside of it nothing is claimed', () => {
  for (const { today } of temples)
    for (const day of ['2026-11-21', '2028-12-01'])
      expect(answerAt(today, Date.parse(day))).toEqual({ state: 'not-known' });
});

test('it is short', () => {
  for (const { today, status } of temples) {
    expect(JSON.stringify(today).length).toBeLessThan(11_000);
    expect(JSON.stringify(status).length).toBeLessThan(4500);
  }
});
