import type { Browser } from '@playwright/test';

/** A piece of text on the first screen. */
export type Block = { tag: string; text: string; href?: string };

/** What a page shows on a phone's first screen. The reference is written from this alone. */
export type FirstScreen = {
  path: string;
  title: string;
  canvas: string;
  ink: string;
  /** The font files that the page preloads. */
  fonts: string[];
  /** The hero's markup without its classes. */
  picture: string;
  blocks: Block[];
};

/** Runs in the page, so it cannot use outer variables. */
function readPage(path: string): FirstScreen {
  const main = document.querySelector('main') ?? document.body;
  const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)];
  const block = (element: Element) => ({
    tag: element.localName,
    text: element.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    href: element.getAttribute('href') ?? undefined,
  });
  const inner = 'h1,h2,h3,h4,p,li,dt,dd,td,th,label,a,button,summary';
  const leaves = all(inner, main).filter(
    (element) => !element.querySelector(inner) && element.getBoundingClientRect().top < innerHeight,
  );
  const hero = main.querySelector('img[fetchpriority=high]')?.closest('picture')?.cloneNode(true);
  if (hero instanceof Element) for (const element of all('[class]', hero)) element.removeAttribute('class');
  const { backgroundColor, color } = getComputedStyle(
    document.querySelector('[data-theme]') ?? document.body,
  );
  return {
    path,
    title: document.title,
    canvas: backgroundColor,
    ink: color,
    fonts: all('link[rel=preload][as=font]').map((link) => link.getAttribute('href') ?? ''),
    picture: hero instanceof Element ? hero.outerHTML : '',
    blocks: leaves.map(block).filter(({ text }) => text),
  };
}

/** Reads the first screens of a running site's pages. */
export async function readPages(browser: Browser, origin: string, paths: string[]): Promise<FirstScreen[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const found: FirstScreen[] = [];
  // tsx wraps named functions in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  for (const path of paths) {
    await page.goto(origin + path);
    found.push(await page.evaluate(readPage, path));
  }
  await page.close();
  return found;
}
