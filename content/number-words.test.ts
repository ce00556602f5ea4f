import { anOrdinal, capitalised, numberWord } from './number-words';

test.each([
  [0, 'no'],
  [3, 'three'],
  [12, 'twelve'],
  [13, '13'],
  [3000, '3,000'],
])('%i is written %s', (count, word) => {
  expect(numberWord(count)).toBe(word);
});

test.each([
  [3, 'a third'],
  [8, 'an eighth'],
  [11, 'an eleventh'],
  [13, 'a 13th'],
  [18, 'an 18th'],
  [22, 'a 22nd'],
  [81, 'an 81st'],
])('place %i is %s', (place, words) => {
  expect(anOrdinal(place)).toBe(words);
});

test('a sentence begins with a capital', () => {
  expect(capitalised(numberWord(10))).toBe('Ten');
});
