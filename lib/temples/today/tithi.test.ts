/** @jest-environment node */
import { wordsIn } from '@/content/holyheaven/words';
import { tithisFrom } from './tithi';
import { formatterOf } from './words';

const places = {
  badrinath: { latitude: 30.744, longitude: 79.493 },
  jagannath: { latitude: 19.805, longitude: 85.818 },
  rameshwaram: { latitude: 9.288, longitude: 79.317 },
};
const tithisOf = (place: keyof typeof places) => tithisFrom('2026-11-22', places[place]);

// Festivals whose rule is the tithi at sunrise.
test.each<[keyof typeof places, string, string, string]>([
  ['jagannath', '2026-11-24', 'Shukla 15, Purnima', 'शुक्ल पक्ष 15, पूर्णिमा'],
  ['badrinath', '2027-02-11', 'Shukla 5, Panchami', 'शुक्ल पक्ष 5, पंचमी'],
  ['rameshwaram', '2027-02-06', 'Krishna 15, Amavasya', 'कृष्ण पक्ष 15, अमावस्या'],
  ['rameshwaram', '2027-06-13', 'Shukla 10, Dashami', 'शुक्ल पक्ष 10, दशमी'],
  ['jagannath', '2027-06-18', 'Shukla 15, Purnima', 'शुक्ल पक्ष 15, पूर्णिमा'],
  ['jagannath', '2027-06-19', 'Shukla 15, Purnima', 'शुक्ल पक्ष 15, पूर्णिमा'],
  ['jagannath', '2027-07-04', 'Krishna 15, Amavasya', 'कृष्ण पक्ष 15, अमावस्या'],
  ['jagannath', '2027-07-05', 'Shukla 2, Dwitiya', 'शुक्ल पक्ष 2, द्वितीया'],
  ['rameshwaram', '2027-08-02', 'Krishna 15, Amavasya', 'कृष्ण पक्ष 15, अमावस्या'],
  ['badrinath', '2027-09-12', 'Shukla 12, Dwadashi', 'शुक्ल पक्ष 12, द्वादशी'],
  ['rameshwaram', '2026-12-31', 'Krishna 8, Ashtami', 'कृष्ण पक्ष 8, अष्टमी'],
])('%s on %s: %s', (place, day, english, hindi) => {
  const texts = (['en', 'hi'] as const).map((code) =>
    formatterOf(wordsIn(code).speech).tithi(tithisOf(place), day),
  );
  expect(texts).toEqual([`Tithi: ${english}`, `तिथि: ${hindi}`]);
});

test('a table reaches through fifteen months, skips and repeats at most one tithi a day, and ends in silence', () => {
  const { from, days } = tithisOf('jagannath');
  const numbers = [...days].map((digit) => Number.parseInt(digit, 36));
  numbers.slice(1).forEach((tithi, index) => {
    expect([0, 1, 2]).toContain((tithi - (numbers[index] ?? 0) + 30) % 30);
  });
  const format = formatterOf(wordsIn('en').speech);
  expect(format.tithi({ from, days }, '2028-02-20')).not.toBe('');
  expect([format.tithi({ from, days }, '2026-11-21'), format.tithi({ from, days }, '2028-06-01')]).toEqual([
    '',
    '',
  ]);
});
