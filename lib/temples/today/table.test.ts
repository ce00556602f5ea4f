import { wordsIn } from '@/content/holyheaven/words';
import { temples } from '@/content/temples';
import { testFacts, testTemple } from '@/content/temples/test-temple';
import type { Temple } from '@/content/temples/types';
import { addDays, instantOf } from '@/lib/india-time';
import { answerAt } from './answer';
import { formatterOf } from './formatter';
import { DAYS, statusTable, tithiOn, todayTable } from './table';
import { statusLines, todayLines } from './today-lines';

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

test('a table matches the rules every eleventh hour for two years, and every minute of exceptional days', () => {
  for (const tables of all)
    for (let hour = 0; hour < DAYS * 24; hour += 11)
      expectSame(instantOf(tables.today.from, hour * 60), tables);
  const tables = tablesOf(testTemple);
  for (const { from } of testFacts.exceptions)
    for (let minute = 0; minute < 1440; minute += 1) expectSame(instantOf(from, minute), tables);
});

test('nothing is known outside the table', () => {
  for (const { today } of all)
    for (const day of [-1, DAYS])
      expect(answerAt(today, instantOf(addDays(today.from, day), 0).getTime())).toEqual({
        state: 'not-known',
      });
});

test('a table is short', () => {
  for (const { today, status } of all) {
    expect(JSON.stringify(today).length).toBeLessThan(9000);
    expect(JSON.stringify(status).length).toBeLessThan(3500);
  }
});

const places = {
  badrinath: { latitude: 30.744, longitude: 79.493 },
  jagannath: { latitude: 19.805, longitude: 85.818 },
  rameshwaram: { latitude: 9.288, longitude: 79.317 },
};
// Festivals whose rule is the tithi at sunrise.
test.each<[keyof typeof places, string, string, string]>([
  ['jagannath', '2026-11-24', 'Purnima', 'पूर्णिमा'],
  ['badrinath', '2027-02-11', 'Shukla Paksha Panchami', 'शुक्ल पक्ष पंचमी'],
  ['rameshwaram', '2027-02-06', 'Amavasya', 'अमावस्या'],
  ['rameshwaram', '2027-06-13', 'Shukla Paksha Dashami', 'शुक्ल पक्ष दशमी'],
  ['jagannath', '2027-06-18', 'Purnima', 'पूर्णिमा'],
  ['jagannath', '2027-06-19', 'Purnima', 'पूर्णिमा'],
  ['jagannath', '2027-07-04', 'Amavasya', 'अमावस्या'],
  ['jagannath', '2027-07-05', 'Shukla Paksha Dwitiya', 'शुक्ल पक्ष द्वितीया'],
  ['rameshwaram', '2027-08-02', 'Amavasya', 'अमावस्या'],
  ['badrinath', '2027-09-12', 'Shukla Paksha Dwadashi', 'शुक्ल पक्ष द्वादशी'],
  ['rameshwaram', '2026-12-31', 'Krishna Paksha Ashtami', 'कृष्ण पक्ष अष्टमी'],
])('%s on %s: %s', (place, day, english, hindi) => {
  const texts = (['en', 'hi'] as const).map((code) =>
    formatterOf(wordsIn(code).speech).tithi(tithiOn(places[place], day)),
  );
  expect(texts).toEqual([`Tithi: ${english}`, `तिथि: ${hindi}`]);
});
