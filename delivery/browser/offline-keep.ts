/*
 * What the service worker keeps: pages, each with its files, for as long as they are among the first of their language
 * or among the last that the visitor has opened.
 */

export const PAGES = 'offline pages';
export const FILES = 'offline files';
const SAVED = 'x-saved';
const MOST_VISITED = 50;
const MOST_BYTES = 10_000_000;
const MOST_WORDS = 100_000;
// Together with the worker and all headers at most 450 KB.
const MOST_SENT = 425_000;
// What a document names, the dearest last: the loader's list of scripts and styles, fonts, search words, and of each
// picture the smallest file that fills a phone's screen.
const NAMED = [
  /[[,:]"(\/(?:_next|_site)\/[^"]+)"/g,
  /href="([^"]+)" as="font"/g,
  /data-preload="([^"]+)"/g,
  /<picture><source[^>]* srcSet="[^"]*?(\/pictures\/[^ "]+) (?:[5-9]\d\d|\d{4})w/g,
];
const filesIn = (html: string): Set<string> =>
  new Set(NAMED.flatMap((name) => [...html.matchAll(name)].map(([, file = '']) => file)));

/** The address under which a page is kept. `type` leads to another page. What was searched is nobody's business. */
export function keyOf(address: string): string {
  const { pathname, searchParams } = new URL(address, location.href);
  const type = searchParams.get('type');
  return pathname + (type ? `?type=${encodeURIComponent(type)}` : '');
}

export const textOf = async (key: string) =>
  (await (await (await caches.open(PAGES)).match(key))?.text()) ?? '';

/** A good answer with the time at which it came. Nothing else is kept. */
export const stamped = ({ status, body, headers }: Response): Response | null =>
  status === 200 ? new Response(body, { headers: [...headers, [SAVED, String(Date.now())]] }) : null;
export const savedAt = ({ headers }: Response): number => Number(headers.get(SAVED));

/** Fetches a file unless it is kept or too large. Returns how many bytes were sent. */
async function fetchFile(file: string, left: number): Promise<number> {
  const files = await caches.open(FILES);
  const isWords = file.endsWith('.json');
  if (!isWords && (await files.match(file))) return 0;
  const response = await fetch(file, { priority: 'low' });
  const length = Number(response.headers.get('content-length'));
  const isWanted = response.ok && length <= left && !(isWords && length > MOST_WORDS);
  await (isWanted ? files.put(file, response) : response.body?.cancel());
  const timing = performance.getEntriesByName(response.url).at(-1) as PerformanceResourceTiming | undefined;
  // None of what the browser had already.
  return timing?.transferSize ?? length;
}

/** Keeps pages with their files. Pages that are kept already are fetched again. */
export async function keep(keys: string[]): Promise<void> {
  const pages = await caches.open(PAGES);
  let left = MOST_SENT;
  for (const key of keys) {
    const kept = stamped(await fetch(key, { priority: 'low' }));
    if (!kept) throw new Error(`${key} has no page`);
    left -= Number(kept.headers.get('content-length'));
    await pages.put(key, kept);
  }
  const texts = await Promise.all(keys.map(textOf));
  for (const file of filesIn(texts.join())) left -= await fetchFile(file, left);
}

/** Removes the pages beyond the limits, the oldest first, and the files that no kept page names. */
export async function tidy(first: string[]): Promise<void> {
  const [pages, files] = [await caches.open(PAGES), await caches.open(FILES)];
  const sizeOf = async (kept?: Response) => (await kept?.blob())?.size ?? 0;
  const newestFirst = (await pages.keys()).map(({ url }) => keyOf(url)).reverse();
  const visited = newestFirst.filter((key) => !first.includes(key));
  const wanted = new Set<string>();
  let bytes = 0;
  for (const key of [...first, ...visited]) {
    const added = [...filesIn(await textOf(key))].filter((file) => !wanted.has(file));
    for (const file of added) bytes += await sizeOf(await files.match(file));
    bytes += await sizeOf(await pages.match(key));
    if (bytes > MOST_BYTES || visited.indexOf(key) >= MOST_VISITED) await pages.delete(key);
    else for (const file of added) wanted.add(file);
  }
  for (const { url } of await files.keys()) if (!wanted.has(new URL(url).pathname)) await files.delete(url);
}
