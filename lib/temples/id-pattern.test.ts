import { patternOf } from './id-pattern';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

test.each([1, 3, 10, 40, 300, 3000])(
  'of the numbers to %d it matches these alone, in few characters',
  (count) => {
    const pattern = patternOf(upTo(count));
    const matches = new RegExp(`^${pattern}$`);
    const found = Array.from({ length: 40_000 }, (_, number) => String(number)).filter((id) =>
      matches.test(id),
    );
    expect(found).toEqual(upTo(count));
    expect(pattern.length).toBeLessThan(200);
    for (const other of ['', '01', '1 ', ' 1', '1x', '-1', '1/2']) expect(matches.test(other)).toBe(false);
  },
);

test('words may be anything of letters, digits and hyphens, and begin alike', () => {
  const words = ['unknown', 'un', '7', '70', 'a-b', 'a-c', 'b-c'];
  const matches = new RegExp(`^${patternOf(words)}$`);
  for (const word of words) expect(matches.test(word)).toBe(true);
  for (const other of ['unk', 'a-', 'b-b', '700', 'c']) expect(matches.test(other)).toBe(false);
});
