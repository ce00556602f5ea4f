/** Reference (a)'s server. It only serves files from memory, compressed with brotli. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

// Arguments have the form `folder=address`.
const files = new Map<string, { type: string; body: Buffer; brotli?: Buffer }>();
for (const [folder = '', address = ''] of process.argv.slice(2).map((argument) => argument.split('=')))
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)];
    if (!type) continue;
    const body = readFileSync(join(folder, name));
    const path = `${address}/${name}`.replace(/\/?index\.html$/, '') || '/';
    files.set(path, { type, body, brotli: type.startsWith('text/') ? brotliCompressSync(body) : undefined });
  }

createServer((req, res) => {
  const file = files.get(req.url ?? '');
  if (!file) return res.writeHead(404).end();
  const brotli = /\bbr\b/.test(String(req.headers['accept-encoding'])) ? file.brotli : undefined;
  const body = brotli ?? file.body;
  res.writeHead(200, {
    'content-type': file.type,
    'content-length': body.length,
    ...(brotli && { 'content-encoding': 'br' }),
  });
  res.end(body);
}).listen(Number(process.env.PORT));
