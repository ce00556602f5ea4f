import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import next from 'next';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import {
  type Facet,
  type PathRecordings,
  pathFile,
  type Recording,
  recordingsFolder,
} from '../../lib/http/static-site/recording';
import { withoutFrame } from './navigation-data.mts';

/** A path and what can be asked of it. */
type Target = { path: string; facets: Facet[] };

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'date',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]);
// As many as there are threads that compress.
const AT_A_TIME = 4;
const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|xml)|image\/svg)/;

async function filesBelow(folder: string, address: string): Promise<Target[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .map((path) => ({
      path: `${address}${path.split('/').map(encodeURIComponent).join('/')}`,
      facets: [''],
    }));
}

/** Every prerendered page with the data of its client-side navigation, and every file. */
async function targets(): Promise<Target[]> {
  const { routes } = JSON.parse(await readFile('.next/prerender-manifest.json', 'utf8'));
  const pages = Object.keys(routes).filter((path) => !path.startsWith('/_'));
  const found: Target[] = [];
  for (const path of pages) {
    const facets: Facet[] = [''];
    found.push({ path, facets });
    if (!routes[path].dataRoute) continue;
    const meta = JSON.parse(await readFile(`.next/server/app${path === '/' ? '/index' : path}.meta`, 'utf8'));
    const segments: string[] = meta.segmentPaths ?? [];
    facets.push('rsc', ...segments.map((segment) => `rsc:${segment}` as const));
  }
  return [
    ...found,
    ...(await filesBelow('.next/static', '/_next/static')),
    ...(await filesBelow('public', '')),
  ];
}

async function ask(origin: string, path: string, facet: Facet): Promise<Response> {
  if (facet === '')
    return fetch(`${origin}${path}`, { headers: { 'accept-encoding': 'identity' }, redirect: 'manual' });
  const segment = facet === 'rsc' ? undefined : facet.slice('rsc:'.length);
  const hash = await computeCacheBustingSearchParam(segment ? '1' : undefined, segment, undefined, undefined);
  const prefetch: Record<string, string> = segment
    ? { 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment }
    : {};
  const headers = { rsc: '1', 'accept-encoding': 'identity', ...prefetch };
  return fetch(`${origin}${path}?_rsc${hash && `=${hash}`}`, { headers, redirect: 'manual' });
}

async function save(
  body: Buffer,
  name: string,
  contentType: string,
  quality: number,
): Promise<Recording['files']> {
  await writeFile(join(recordingsFolder, name), body);
  if (!COMPRESSIBLE.test(contentType) || body.length < 256) return { raw: name };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await Promise.all([
    promisify(brotliCompress)(body, { params }).then((br) =>
      writeFile(join(recordingsFolder, `${name}.br`), br),
    ),
    promisify(gzip)(body, { level: 9 }).then((gz) => writeFile(join(recordingsFolder, `${name}.gz`), gz)),
  ]);
  return { br: `${name}.br`, gzip: `${name}.gz`, raw: name };
}

// Pages have most of their navigation data in common: each body is compressed once.
const saved = new Map<string, Promise<Recording['files']>>();

function saveOnce(body: Buffer, contentType: string, quality: number): Promise<Recording['files']> {
  const name = createHash('sha256').update(body).digest('hex').slice(0, 24);
  const files = saved.get(name) ?? save(body, name, contentType, quality);
  saved.set(name, files);
  return files;
}

// Next sends some of its headers twice, which fetch joins to one value.
const once = (value: string) => [...new Set(value.split(', '))].join(', ');

/**
 * The best for what a first screen or a navigation waits for. A page's data after the first action, and its navigation data
 * with the frame, which seldom goes out, would cost as much again for the last hundredth or two.
 */
const brotliQuality = (path: string, facet: Facet) =>
  facet === 'rsc' || path.startsWith('/_next/static/data/') ? 10 : 11;

async function recordPath(origin: string, { path, facets }: Target): Promise<void> {
  const recordings: PathRecordings = {};
  for (const facet of facets) {
    const response = await ask(origin, path, facet);
    const body = Buffer.from(await response.arrayBuffer());
    // Whatever is not a plain answer is left to Next.
    if (response.status !== 200) continue;
    const headers = Object.fromEntries(
      [...response.headers]
        .filter(([name]) => !HOP_BY_HOP.has(name))
        .map(([name, value]) => [name, once(value)]),
    );
    const keep = async (as: Facet, bytes: Buffer, quality: number) => {
      const files = await saveOnce(bytes, headers['content-type'] ?? '', quality);
      recordings[as] = { status: response.status, headers, files };
    };
    await keep(facet, body, brotliQuality(path, facet));
    const page = facet === 'rsc' ? withoutFrame(body.toString()) : undefined;
    if (page) await keep(`rsc:${page.group}`, Buffer.from(page.data), 11);
  }
  await writeFile(join(recordingsFolder, pathFile(path)), JSON.stringify(recordings));
}

/** Asks Next's own handler once for each page and file, and keeps its answers for lib/http/static-site. */
export async function record(): Promise<void> {
  await rm(recordingsFolder, { recursive: true, force: true });
  await mkdir(recordingsFolder, { recursive: true });
  const app = next({ dev: false, dir: process.cwd() });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((req, res) => void handle(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const waiting = await targets();
  const recordNext = async (): Promise<void> => {
    for (let target = waiting.pop(); target; target = waiting.pop()) await recordPath(origin, target);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, recordNext));
  server.close();
  await app.close();
}
