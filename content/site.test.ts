import { placeholderBlock, placeholders, site } from './site';
import { textsIn } from './texts-in';

test('what can only be a placeholder is listed as one', () => {
  const examples = textsIn(site).filter((text) => /\.example\b/.test(text));
  expect(examples.length).toBeGreaterThan(0);
  expect(placeholders().map(({ now }) => now)).toEqual(expect.arrayContaining(examples));
});

const phone = { what: 'phone', now: '+91 11 5550 0124', file: 'content/site.ts' };

test('names what is not real yet, and the file to edit', () => {
  expect(placeholderBlock([phone], 'https://www.example.org')).toBe(
    'Before this site goes live, replace:\n  phone: +91 11 5550 0124 (content/site.ts)',
  );
});

test('says that SITE_URL is missing', () => {
  expect(placeholderBlock([], 'http://localhost:3000')).toContain('SITE_URL: not set');
});

test('says nothing once everything is real', () => {
  expect(placeholderBlock([], 'https://www.example.org')).toBeUndefined();
});
