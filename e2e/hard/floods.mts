import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Call, call, inParallel } from './http.mts';
import { type Site, startSite } from './site.mts';
import { type Row, scaled, Tally } from './tally.mts';

const TIMES = 20_000;
const WARM_UP = 4000;
const MAX_HELD_MB = 10;

const pages = [
  '/',
  '/about',
  '/team',
  '/career',
  '/holyheaven',
  '/holyheaven/1',
  '/holyheaven/99',
  '/nowhere',
  '/register',
];
const pick = <T,>(list: T[], index: number): T => list[index % list.length] as T;
const word = (index: number) => `${index.toString(36)}-${((index * 2654435761) >>> 0).toString(36)}`;

const unknown = [
  (id: string) => `/${id}`,
  (id: string) => `/${id}/${id}/${'x'.repeat(id.length * 20)}`,
  (id: string) => `/holyheaven/${id}`,
  (id: string) => `/holyheaven/donation/${id}`,
  (id: string) => `/holyheaven/plan-trips/${id}`,
  (id: string) => `/holyheaven/${encodeURIComponent(`मन्दिर ${id}`)}`,
  (id: string) => `/under-development/${id}`,
  (id: string) => `/under-development/${id}?type=${id}`,
  (id: string) => `/under-development/${id}?type=trip`,
  (id: string) => `/career/${id}`,
  (id: string) => `/career/${id}%ff`,
  (id: string) => `/under-development/1/${id}%c0%ae`,
  (id: string) => `/_next/static/chunks/${id}.js`,
  (id: string) => `/_next/image?url=%2F${id}.png&w=640&q=75`,
  (id: string) => `/_next/data/${id}/about.json`,
  (id: string) => `/pictures/${id}.avif`,
  (id: string) => `/api/${id}`,
];
const queries = [
  (id: string) => `?${id}`,
  (id: string) => `?q=${id}`,
  (id: string) => `?_rsc=${id}`,
  (id: string) => `?technology=${id}&utm_source=${id}`,
  (id: string) => `?${`a[]=${id}&`.repeat(40)}`,
  (id: string) => `?type=donation&id=${id}&%ff`,
];
const conditions: ((id: string) => Record<string, string>)[] = [
  (id) => ({ 'if-none-match': `"${id}"` }),
  (id) => ({ 'if-none-match': `W/"${id}", *` }),
  (id) => ({ 'if-modified-since': new Date(id.length * 1e11).toUTCString() }),
  (id) => ({ range: `bytes=${id.length}-${id.length * 9}`, 'if-range': `"${id}"` }),
  (id) => ({ rsc: '1', 'next-url': `/${id}` }),
  (id) => ({ rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': `/${id}` }),
  (id) => ({ 'accept-encoding': `br;q=0.${id.length}, ${id}`, 'accept-language': id, cookie: `a=${id}` }),
  (id) => ({ 'cache-control': 'no-cache', 'x-prerender-revalidate': id, host: `${id}.example` }),
];

const floods: Record<string, (index: number) => Call> = {
  'different unknown paths and ids': (index) => ({ path: pick(unknown, index)(word(index)) }),
  'query strings of every kind': (index) => ({
    path: pick(pages, index) + pick(queries, index)(word(index)),
  }),
  'conditional, partial and odd requests': (index) => ({
    path: pick(pages, index),
    headers: pick(conditions, index)(word(index)),
  }),
};

function sizeOf(folder: string): { files: number; bytes: number } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = entries.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return { files: entries.length, bytes };
}

async function send(site: Site, calls: Call[], tally?: Tally) {
  await inParallel(16, calls, async (options) => {
    const { status } = await call(site.origin, options);
    tally?.check(status < 500, `${status} for ${options.path} ${JSON.stringify(options.headers ?? {})}`);
  });
}

/** What a server keeps of requests that are all different: nothing. */
export async function floodTests(): Promise<Row[]> {
  const site = await startSite();
  const rows: Row[] = [];
  for (const make of Object.values(floods))
    await send(
      site,
      Array.from({ length: scaled(WARM_UP) }, (_, index) => make(index + 1e6)),
    );
  for (const [what, make] of Object.entries(floods)) {
    const tally = new Tally(`${what}: disk and memory as before, none a 5xx`);
    const before = { disk: sizeOf('.next'), held: await site.heldMb(), rss: site.memory().now };
    await send(
      site,
      Array.from({ length: scaled(TIMES) }, (_, index) => make(index)),
      tally,
    );
    const disk = sizeOf('.next');
    const grown = (await site.heldMb()) - before.held;
    const rss = site.memory().now;
    const files = disk.files - before.disk.files;
    if (files !== 0 || disk.bytes !== before.disk.bytes)
      tally.check(false, `.next: ${files} files, ${disk.bytes - before.disk.bytes} bytes more`);
    if (grown > MAX_HELD_MB) tally.check(false, `${grown} MB more held`);
    rows.push(
      tally.finish(
        `.next ${files} files and ${disk.bytes - before.disk.bytes} bytes more; ${grown.toFixed(1)} MB more held after collecting garbage; RSS ${Math.round(before.rss)} → ${Math.round(rss)} MB`,
      ),
    );
  }
  await site.stop();
  return rows;
}
