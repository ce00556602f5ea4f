import type { Browser } from '@playwright/test';
import { indexedPages, pages } from '../lib/pages';
import { comingSoonPath } from '../lib/temples/coming-soon';
import type { PageContent } from './reference-next/page-content';
import { onlyRoutes, origins } from './settings';

/** Runs in the page, so it cannot use outer variables. */
function readPage(path: string): PageContent {
  const main = document.querySelector('main');
  const frame = document.querySelector('[data-theme]') ?? document.body;
  const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)];
  const block = (element: Element) => ({
    tag: element.localName,
    text: element.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    href: element.getAttribute('href') ?? undefined,
    firstScreen: element.getBoundingClientRect().top < window.innerHeight,
  });
  const inner = 'h1,h2,h3,h4,p,li,dt,dd,td,th,label,a,button,summary';
  const leaves = all(inner, main ?? document).filter((element) => !element.querySelector(inner));
  const hero = main?.querySelector('img[fetchpriority=high]')?.closest('picture')?.cloneNode(true);
  if (hero instanceof Element) for (const element of all('[class]', hero)) element.removeAttribute('class');
  const { backgroundColor, color } = getComputedStyle(frame);
  return {
    path,
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    canvas: backgroundColor,
    ink: color,
    fonts: all('link[rel=preload][as=font]').map((link) => link.getAttribute('href') ?? ''),
    picture: hero instanceof Element ? hero.outerHTML : undefined,
    form: all('form', main ?? document).length > 0,
    navigation: all('header nav[aria-label] a').map(block).slice(0, 8),
    blocks: leaves.map(block).filter(({ text }) => text),
  };
}

const isWanted = ({ path }: { path: string }) => onlyRoutes?.includes(path) ?? true;

const comingSoon = (['generic', 'donation', 'trip'] as const).map((kind) => ({
  path: comingSoonPath('1', kind, 'en'),
}));

/** The pages that search engines are asked not to list. */
export const quietPaths = () =>
  [...pages.filter(({ index }) => index === false), ...comingSoon].filter(isWanted).map(({ path }) => path);

/** Reads what the running site's indexable pages show on a phone. */
export async function readPages(browser: Browser): Promise<PageContent[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const found: PageContent[] = [];
  // tsx wraps named functions in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  for (const { path } of indexedPages().filter(isWanted)) {
    await page.goto(`${origins.ours}${path}`);
    found.push(await page.evaluate(readPage, path));
  }
  await page.close();
  return found;
}
