import { wordsIn } from '@/content/holyheaven/words';
import { temples } from '@/content/temples';
import { testFacts, testTemple } from '@/content/temples/test-temple';
import type { Temple } from '@/content/temples/types';
import { addDays, instantOf } from '@/lib/india-time';
import { answerAt } from './answer';
import { statusLines, todayLines } from './lines';
import { DAYS, statusTable, todayTable } from './table';

const tablesOf = (temple: Temple) => ({
  guide: { ...temple.guide, speech: wordsIn(temple.language).speech },
  today: todayTable(temple),
  status: statusTable(temple),
});
const all = [...temples, testTemple].map(tablesOf);

function expectSame(at: Date, { guide, today, status }: ReturnType<typeof tablesOf>) {
  expect([at, answerAt(today, at.getTime())]).toEqual([at, expect.objectContaining(todayLines(guide, at))]);
  expect([at, answerAt(status, at.getTime())]).toEqual([at, statusLines(guide, at)]);
}

test('a table says what the rules say, every eleventh hour of two years', () => {
  for (const tables of all)
    for (let hour = 0; hour < DAYS * 24; hour += 11)
      expectSame(instantOf(tables.today.from, hour * 60), tables);
});

test('and every minute of days with other hours', () => {
  const tables = tablesOf(testTemple);
  for (const { from } of testFacts.exceptions)
    for (let minute = 0; minute < 1440; minute += 1) expectSame(instantOf(from, minute), tables);
});

test('outside of it nothing is claimed', () => {
  for (const { today } of all)
    for (const day of [-1, DAYS])
      expect(answerAt(today, instantOf(addDays(today.from, day), 0).getTime())).toEqual({
        state: 'not-known',
      });
});

test('it is short', () => {
  for (const { today, status } of all) {
    expect(JSON.stringify(today).length).toBeLessThan(11_000);
    expect(JSON.stringify(status).length).toBeLessThan(4500);
  }
});
