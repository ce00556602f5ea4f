import { capitalised, numberWord } from './number-words';

test.each([
  [0, 'no'],
  [3, 'three'],
  [12, 'twelve'],
  [13, '13'],
  [3000, '3,000'],
])('%i is written %s', (count, word) => {
  expect(numberWord(count)).toBe(word);
});

test('a sentence begins with a capital', () => {
  expect(capitalised(numberWord(10))).toBe('Ten');
});
