/** @jest-environment node */
import type { AddressRecord } from '../site/format.ts';
import { codeNamedIn, phonePictures } from './collect.ts';
import { type Source, writeCopies } from './copies.ts';
import type { Pack, Pages } from './pack.ts';

const picture = (name: string) =>
  `<picture><source media="x" type="image/avif" srcSet="/pictures/${name}-480.avif 480w, /pictures/${name}-828.avif 828w"/><img/></picture>`;
const page = (text: string) =>
  `<link rel="preload" href="/_next/static/media/a.woff2" as="font"/><body>${text}${picture('hill-0123abcd')}` +
  '<script src="/_next/static/chunks/old.js" noModule=""></script>["/_site/data.js","/_next/static/chunks/b.js"]';
const site: Record<string, string> = {
  '/holyheaven': page('Home'),
  '/holyheaven/1': page('Badrinath'),
  '/hi/holyheaven': page('घर'),
  '/about': page('Company'),
  '/temples.json': '[]',
  '/hi/temples.json': '[]',
  '/_site/data.js': 'data',
  '/_next/static/chunks/b.js': 'load("static/chunks/c.js")',
  '/_next/static/chunks/c.js': 'c',
  '/_next/static/media/a.woff2': 'font',
  '/pictures/hill-0123abcd-828.avif': 'picture',
};
const typeOf = (address: string) =>
  address.endsWith('.avif') ? 'image/avif' : address.endsWith('.woff2') ? 'font/woff2' : 'text/html';

/** Writes the copies of a site. Returns their addresses and everything that was written. */
async function copiesOf(files: Record<string, string>, sent = 1000) {
  const written: Record<string, string> = { ...files };
  const record = (address: string): AddressRecord | undefined => {
    const headers = { 'content-type': typeOf(address) };
    const answer = { status: 200, headers, body: address, encodings: ['raw' as const] };
    return address in written ? { source: '', answers: { '': answer } } : undefined;
  };
  const source: Source = {
    record,
    body: (name) => Buffer.from(written[name] ?? ''),
    addresses: Object.keys(files),
    rules: { buildId: '', redirects: [], rewrites: [], fallbacks: [], notFound: '/404' },
    write: async (address, content) => {
      written[address] = content;
      return sent;
    },
    lineScript: 'say(LINE)',
    words: { '': { text: '{age}', language: 'en' }, '/hi': { text: '{age}', language: 'hi' } },
  };
  return { packs: await writeCopies(source), written };
}

const read = <Kind>(written: Record<string, string>, address = '') =>
  JSON.parse(written[address] ?? '') as Kind;

test('a copy has the pages of its language, and exactly the files that they need', async () => {
  const { packs, written } = await copiesOf(site);
  expect(Object.keys(packs)).toEqual(['/holyheaven', '/hi/holyheaven']);
  const pages = read<Pages>(written, packs['/holyheaven']?.pages);
  const files = read<Pack>(written, packs['/holyheaven']?.files);
  expect(Object.keys(pages.answers).sort()).toEqual([
    '/_site/data.js',
    '/holyheaven',
    '/holyheaven/1',
    '/temples.json',
  ]);
  expect(Object.keys(files.answers).sort()).toEqual([
    '/_next/static/chunks/b.js',
    '/_next/static/chunks/c.js',
    '/_next/static/media/a.woff2',
    pages.line,
    '/pictures/hill-0123abcd-828.avif',
  ]);
  expect(pages.files).toBe(packs['/holyheaven']?.files);
  expect(pages.rules.notFound).toBe('/holyheaven/unknown');
  expect(written[pages.line]).toBe('say({"text":"{age}","language":"en"})');
  expect(pages.bodies['/holyheaven/1']).toContain('Badrinath');
  expect(files.bodies['/pictures/hill-0123abcd-828.avif']).toBe(Buffer.from('picture').toString('base64'));
});

test('the address of a copy changes with any of its pages, and that of its files does not', async () => {
  const [{ packs: before }, { packs: after }] = [
    await copiesOf(site),
    await copiesOf({ ...site, '/holyheaven/1': page('Badrinath Temple') }),
  ];
  expect(after['/holyheaven']?.pages).not.toBe(before['/holyheaven']?.pages);
  expect(after['/holyheaven']?.files).toBe(before['/holyheaven']?.files);
  expect(after['/hi/holyheaven']).toEqual(before['/hi/holyheaven']);
});

test('a language whose copy costs too much has none', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect((await copiesOf(site, 225_001)).packs).toEqual({});
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('/hi/holyheaven: 450002 bytes'));
});

test('a missing file stops the build and names itself', async () => {
  const { '/temples.json': _, ...rest } = site;
  await expect(copiesOf(rest)).rejects.toThrow('the finished site has no /temples.json');
});

test('phones get the upright cut, or the smallest wide file that fills their screen', () => {
  const tall = '<picture><source media="y" srcSet="/t-540.avif 540w, /t-810.avif 810w"/><source/></picture>';
  expect(phonePictures(picture('wide') + tall)).toEqual(['/pictures/wide-828.avif', '/t-540.avif']);
});

test('scripts for browsers without modules are left out', () => {
  expect(codeNamedIn('<script src="/_next/static/chunks/a.js" noModule=""></script>')).toEqual([]);
});
