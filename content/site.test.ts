import { placeholders, site } from './site';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

test('what can only be a placeholder is listed as one', () => {
  const examples = textsIn(site).filter((text) => /\.example\b/.test(text));
  expect(examples.length).toBeGreaterThan(0);
  expect(placeholders().map(({ now }) => now)).toEqual(expect.arrayContaining(examples));
});
