import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

const css = readFileSync(new URL('page.css', import.meta.url), 'utf8').replace(/\s+/g, ' ');

/** A phone's first screen of the page, written as if by hand, with the page's own hero and fonts. Runs in the page. */
function handWritten(css: string): string {
  const main = document.querySelector('main') ?? document.body;
  const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll(selector)];
  const written = (element: Element) => {
    const copy = document.createElement(element.localName);
    copy.textContent = element.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    if (element instanceof HTMLAnchorElement) copy.setAttribute('href', element.getAttribute('href') ?? '');
    return `${element.localName === 'a' ? '<p>' : ''}${copy.outerHTML}`;
  };
  const inner = 'h1,h2,h3,h4,p,li,dt,dd,td,th,label,a,button,summary';
  const leaves = all(inner, main).filter(
    (element) => !element.querySelector(inner) && element.getBoundingClientRect().top < innerHeight,
  );
  const blocks = leaves.filter(({ textContent }) => textContent?.trim()).map(written);
  const hero = main.querySelector('img[fetchpriority=high]')?.closest('picture')?.cloneNode(true);
  if (hero instanceof Element) for (const element of all('[class]', hero)) element.removeAttribute('class');
  const theme = getComputedStyle(document.querySelector('[data-theme]') ?? document.body);
  const fonts = all('link[rel=preload][as=font]').map((link) => link.getAttribute('href') ?? '');
  const [body = '', head = body] = fonts;
  const face = (family: string, url: string) =>
    `@font-face{font-family:${family};src:url(${url})format("woff2");font-weight:400 700;font-display:swap}`;
  return [
    '<!doctype html><html lang=en-IN><meta charset=utf-8>',
    '<meta name=viewport content="width=device-width,initial-scale=1">',
    document.querySelector('title')?.outerHTML,
    ...fonts.map((url) => `<link rel=preload as=font type=font/woff2 crossorigin href="${url}">`),
    `<link rel=icon href="data:,"><style>:root{--canvas:${theme.backgroundColor};--ink:${theme.color}}`,
    `${face('Body', body)}${face('Head', head)}${css}</style>`,
    `<header><a href="/">Vyomarka</a></header><main>${hero instanceof Element ? hero.outerHTML : ''}<div>`,
    ...blocks,
    '</div></main>',
  ].join('');
}

/** Writes one for each of these pages of a running site. */
export async function writeByHand(browser: Browser, origin: string, paths: string[]) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const written = new Map<string, string>();
  // tsx wraps named functions in a helper that the page lacks.
  await page.addInitScript('globalThis.__name = (value) => value');
  for (const path of paths) {
    await page.goto(origin + path);
    written.set(path, await page.evaluate(handWritten, css));
  }
  await page.close();
  return written;
}
