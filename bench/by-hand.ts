import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

const css = `*{box-sizing:border-box;margin:0}a{color:inherit}main>div{padding:12px 20px}
body{font-family:Body,system-ui,sans-serif;line-height:1.65;background:var(--canvas);color:var(--ink)}
picture img{display:block;width:100%;height:auto;max-height:70svh;aspect-ratio:3/4;object-fit:cover}
h1{font-family:Head,Georgia,serif;line-height:1.05;font-size:clamp(2.375rem,9vw,6rem)}`;

/** The page's first screen on a phone, as if hand-written, with its own hero and fonts. Runs in the page. */
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

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', woff2: 'font/woff2' };

/** Makes a hand-written page for each of these paths of a running site, and serves them with the site's files. */
export async function serveByHand(browser: Browser, origin: string, paths: string[], port: number) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const bodies = new Map<string, Buffer>();
  // tsx wraps named functions in a helper that is missing in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  for (const path of paths) {
    await page.goto(origin + path);
    bodies.set(path, brotliCompressSync(await page.evaluate(handWritten, css)));
  }
  await page.close();
  const server = createServer(({ url = '' }, res) => {
    const body = bodies.get(url);
    const document = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    if (body) return res.writeHead(200, document).end(body);
    const type = types[extname(url).slice(1)];
    if (!type) return res.writeHead(404).end();
    const file = url.startsWith('/_next/') ? url.replace('/_next', '.next') : `public${url}`;
    res.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  });
  return server.listen(port);
}
