import { readFileSync } from 'node:fs';
import type { Block, PageContent } from '../reference-next/page-content';

const css = readFileSync(new URL('../reference-next/app/page.css', import.meta.url), 'utf8').replace(
  /\s+/g,
  ' ',
);

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

const element = ({ tag, text, href }: Block) =>
  tag === 'a' ? `<p><a href="${href}">${escaped(text)}</a>` : `<${tag}>${escaped(text)}</${tag}>`;

/** Reference (a): the first screen of a page, written as if by hand, with the page's own hero and fonts. */
export function handWrittenPage(page: PageContent): string {
  const [body = '', head = body] = page.fonts;
  const face = (family: string, url: string) =>
    `@font-face{font-family:${family};src:url(${url})format("woff2");font-weight:400 700;font-display:swap}`;
  const fonts = page.fonts.map(
    (url) => `<link rel=preload as=font type=font/woff2 crossorigin href="${url}">`,
  );
  return [
    '<!doctype html><html lang=en-IN><meta charset=utf-8>',
    '<meta name=viewport content="width=device-width,initial-scale=1">',
    `<title>${escaped(page.title)}</title><meta name=description content="${escaped(page.description)}">`,
    ...fonts,
    `<link rel=icon href="data:,"><style>:root{--canvas:${page.canvas};--ink:${page.ink}}`,
    `${face('Body', body)}${face('Head', head)}${css}</style>`,
    '<header><a href="/">Vyomarka</a><details><summary>Menu</summary><ul>',
    ...page.navigation.map(({ text, href }) => `<li><a href="${href}">${escaped(text)}</a>`),
    '</ul></details></header><main>',
    page.picture ?? '',
    `<div>${page.blocks
      .filter(({ firstScreen }) => firstScreen)
      .map(element)
      .join('')}</div></main>`,
  ].join('');
}
