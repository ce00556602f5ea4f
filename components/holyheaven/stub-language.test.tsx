import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { frame } from '@/content/frame';
import * as english from '@/content/holyheaven/en';
import { frames } from '@/content/holyheaven/frames';
import { picturesHi } from '@/content/holyheaven/hi/pictures';
import { pictureTexts } from '@/content/holyheaven/pictures';
import { words } from '@/content/holyheaven/words';
import { languages } from '@/content/languages';
import { templeFacts, templeNames, templeWords } from '@/content/temples';
import { siteUrl } from '@/lib/env';

jest.mock('next/navigation', () => ({
  usePathname: () => '/xx/holyheaven',
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));

/** The value with each text in brackets. `until` holds hours. */
function bracketed(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return key === 'until' ? value : `[${value}]`;
  if (Array.isArray(value)) return value.map((item) => bracketed(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, bracketed(part, name)]));
}

// What the content files of a third language would hold: nothing but content is added here.
function addStub(list: object, entry: unknown) {
  Object.assign(list, { xx: entry });
}
(languages as unknown as object[]).push({ code: 'xx', tag: 'xx-IN', name: '[Stub]' });
addStub(words, bracketed(english));
addStub(pictureTexts, bracketed(picturesHi));
addStub(templeWords, bracketed(templeWords.en));
addStub(templeNames, new Proxy({}, { get: (_, name) => `[${String(name)}]` }));
addStub(frames, { ...(bracketed(frame) as object), pages: {}, groups: {} });

type Page = { default: (props: { params: Promise<object> }) => Promise<ReactElement> };

const area = '(en)/(holyheaven)';
const pages = [
  ['the home', `${area}/holyheaven`, {}],
  ['a temple', `${area}/holyheaven/[templeId]`, { templeId: '1' }],
  ['an unknown temple', `${area}/holyheaven/[templeId]`, { templeId: '9' }],
  ['donation', `${area}/holyheaven/donation/[templeId]`, { templeId: '2' }],
  ['the planner', `${area}/holyheaven/plan-trips/[templeId]`, { templeId: '3' }],
  ['coming soon', `${area}/under-development/[templeId]`, { templeId: '1' }],
  ['an unknown address', '[lang]/(holyheaven)/[...rest]', { rest: ['unknown'] }],
] as const;

const addresses = [
  ...templeFacts.flatMap(({ guide }) => guide.contacts.map(({ shown }) => shown)),
  new URL('/xx/holyheaven/1', siteUrl()).href,
];

/** What is left of a text without what stands in brackets, figures and signs. */
function outsideBrackets(text: string): string {
  let inner = addresses.reduce((rest, address) => rest.replace(address, ''), text);
  for (let before = ''; before !== inner; ) {
    before = inner;
    inner = inner.replace(/\[[^[\]]*\]/g, '');
  }
  return inner.replace(/[\d\s\p{P}\p{S}]+/gu, ' ').trim();
}

/** The texts of a page that its language cannot change, apart from Sanskrit, and from addresses and numbers to call. */
function fixedTexts(container: HTMLElement): string[] {
  const texts = [...container.querySelectorAll('*')]
    .filter(
      (element) => !element.closest('script, style, [lang], a[href^=http], a[href^=tel], a[href^=mailto]'),
    )
    .flatMap((element) => [
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? ''),
      ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ]);
  return texts.map(outsideBrackets).filter(Boolean);
}

test.each(pages)('%s speaks a third language that is content alone', async (_, folder, params) => {
  const { default: Page }: Page = await import(`@/app/${folder}/page`);
  const container = document.createElement('main');
  container.innerHTML = renderToStaticMarkup(
    await Page({ params: Promise.resolve({ lang: 'xx', ...params }) }),
  );
  expect(fixedTexts(container)).toEqual([]);
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => /^\/(holyheaven|under-development)/.test(href))).toEqual([]);
});

test('its pages are listed, with its title and its address', async () => {
  const { pageHead } = await import('@/lib/pages');
  expect(pageHead('/xx/holyheaven/1').title).toBe('[[Badrinath Temple], [Uttarakhand]]');
  expect(pageHead('/xx/under-development/1?type=trip').title).toBe('[Trip Planning Under Development]');
});
