import { capitalised, numberWord } from './number-words';

test('counts are words up to twelve', () => {
  expect([0, 3, 12, 13, 3000].map(numberWord)).toEqual(['no', 'three', 'twelve', '13', '3,000']);
  expect(capitalised(numberWord(10))).toBe('Ten');
});
