import { placeholderBlock, placeholders, site } from './site';
import { textsIn } from './texts-in';

test('obvious placeholders are listed as such', () => {
  const examples = textsIn(site).filter((text) => /\.example\b/.test(text));
  expect(examples.length).toBeGreaterThan(0);
  expect(placeholders().map(({ now }) => now)).toEqual(expect.arrayContaining(examples));
});

const phone = { what: 'phone', now: '+91 11 5550 0124', file: 'content/site.ts' };

test.each([
  [
    [phone],
    'https://www.example.org',
    /^Before this site .*:\n {2}phone: \+91 11 5550 0124 \(content\/site\.ts\)$/,
  ],
  [[], 'http://localhost:3000', /\n {2}SITE_URL: not set/],
])('what is not real yet is named with the file to edit: %j', (placeholders, url, block) => {
  expect(placeholderBlock(placeholders, url)).toMatch(block);
  expect(placeholderBlock([], 'https://www.example.org')).toBeUndefined();
});
