/** @jest-environment node */
import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { sharePictures } from '@/content/share-pictures';
import { fullTitle, metadataOf, pageMetadata } from './metadata';
import { pages } from './pages';
import sharePaths from './share-pictures.json';

const description =
  'A description that is long enough to be shown by a search engine below the title of the page.';

test('titles and descriptions are unique, and short enough for search results', () => {
  const titles = pages.map(({ title, path }) => fullTitle(title, path));
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(pages.map((page) => page.description)).size).toBe(pages.length);
  for (const { path } of pages) expect(() => pageMetadata(path)).not.toThrow();
});

test.each([
  ['About', 'Short.', '/a: the description has 6 characters, not 70 to 160'],
  ['x'.repeat(50), description, '/a: the title has 71 characters, not 10 to 60'],
])('refuses "%s", "%s"', (title, text, problem) => {
  expect(() => metadataOf({ title, description: text, path: '/a', share: 'about' })).toThrow(problem);
});

test('throws for an unlisted page', () => {
  expect(() => pageMetadata('/nowhere')).toThrow('lib/pages.ts has no page /nowhere');
});

test('each world is shared under its own name', () => {
  const page = { title: 'Our Story', description, share: 'about' as const };
  expect(metadataOf({ ...page, path: '/story' })).toMatchObject({
    title: { absolute: 'Our Story | Vyomarka Aerospace' },
    openGraph: { siteName: 'Vyomarka Aerospace', url: 'http://localhost:3000/story' },
  });
  expect(metadataOf({ ...page, path: '/holyheaven/story', index: false })).toMatchObject({
    title: { absolute: 'Our Story | Holy Heaven' },
    openGraph: { siteName: 'Holy Heaven' },
    robots: { index: false },
  });
});

test.each(Object.keys(sharePictures))('messengers accept the share picture %s', async (name) => {
  const path = (sharePaths as Record<string, string>)[name];
  const file = `public${path}`;
  expect(existsSync(file)).toBe(true);
  expect(statSync(file).size).toBeLessThanOrEqual(200_000);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});
