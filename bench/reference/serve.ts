import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Serves these pages as brotli, by path, beside the site's pictures and fonts. */
export function serveReference(root: string, pages: ReadonlyMap<string, string>, port: number): Server {
  const bodies = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(html)]));
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
