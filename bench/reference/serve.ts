import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Block, FirstScreen } from './read-pages';

const css = readFileSync(new URL('page.css', import.meta.url), 'utf8').replace(/\s+/g, ' ');
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
const element = ({ tag, text, href }: Block) =>
  tag === 'a' ? `<p><a href="${href}">${escaped(text)}</a>` : `<${tag}>${escaped(text)}</${tag}>`;

/** The first screen of a page, written as if by hand, with the page's own hero and fonts. */
function handWritten({ fonts, ...page }: FirstScreen): string {
  const [body = '', head = body] = fonts;
  const face = (family: string, url: string) =>
    `@font-face{font-family:${family};src:url(${url})format("woff2");font-weight:400 700;font-display:swap}`;
  return [
    '<!doctype html><html lang=en-IN><meta charset=utf-8>',
    '<meta name=viewport content="width=device-width,initial-scale=1">',
    `<title>${escaped(page.title)}</title>`,
    ...fonts.map((url) => `<link rel=preload as=font type=font/woff2 crossorigin href="${url}">`),
    `<link rel=icon href="data:,"><style>:root{--canvas:${page.canvas};--ink:${page.ink}}`,
    `${face('Body', body)}${face('Head', head)}${css}</style>`,
    `<header><a href="/">Vyomarka</a></header><main>${page.picture}<div>`,
    ...page.blocks.map(element),
    '</div></main>',
  ].join('');
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves a hand-written page for each page of the site, as brotli, beside the site's pictures and fonts. */
export function serveReference(root: string, pages: readonly FirstScreen[], port: number): Server {
  const bodies = new Map(pages.map((page) => [page.path, brotliCompressSync(handWritten(page))]));
  const server = createServer(({ url = '' }, res) => {
    const body = bodies.get(url);
    const page = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
    if (body) return res.writeHead(200, page).end(body);
    const type = types[extname(url)];
    if (!type) return res.writeHead(404).end();
    const file = url.startsWith('/_next/') ? url.replace('/_next', '.next') : `public${url}`;
    res.writeHead(200, { 'content-type': type }).end(readFileSync(join(root, file)));
  });
  return server.listen(port);
}
