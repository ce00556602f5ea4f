/*
 * What the service worker keeps: the first pages of each language and those the visitor opened, each with its files.
 */
import { OFFLINE_PAGES } from '@/lib/marks';

/** Inserted by the build: the files of each temple page, by the page's cache key. */
declare const PAGE_FILES: Record<string, string[]>;

export const FILES = 'offline files';
const SAVED = 'x-saved';
const MOST_BYTES = 10_000_000;

const filesOf = (key: string): string[] => PAGE_FILES[key] ?? [];

/** A page's cache key. `?type=` selects another page and stays in the key; a search does not. */
export function keyOf(address: string): string {
  const { pathname, searchParams } = new URL(address, location.href);
  const type = searchParams.get('type');
  return pathname + (type ? `?type=${encodeURIComponent(type)}` : '');
}

/** A 200 response with the time it arrived. No other response is kept. */
export const stamped = ({ status, body, headers }: Response): Response | null =>
  status === 200 ? new Response(body, { headers: [...headers, [SAVED, String(Date.now())]] }) : null;

/** A kept page whose html element states when it was saved. components/layout/copy-age.tsx shows it. */
export async function withAge(kept: Response): Promise<Response> {
  if (!kept.headers.get('content-type')?.startsWith('text/html')) return kept;
  const html = await kept.text();
  return new Response(html.replace('<html ', `<html data-saved="${kept.headers.get(SAVED)}" `), kept);
}

/** Keeps a file unless it is kept already. Search words are always refetched: their name has no hash. */
async function fetchFile(file: string): Promise<void> {
  const files = await caches.open(FILES);
  if (!file.endsWith('.json') && (await files.match(file))) return;
  const response = await fetch(file, { priority: 'low' });
  if (response.ok) await files.put(file, response);
  // An unread body would hold its connection open.
  else await response.body?.cancel();
}

/** Keeps pages with their files. Pages kept already are fetched again. */
export async function keep(keys: string[]): Promise<void> {
  const pages = await caches.open(OFFLINE_PAGES);
  for (const key of keys) {
    const kept = stamped(await fetch(key, { priority: 'low' }));
    if (!kept) throw new Error(`${key} has no page`);
    await pages.put(key, kept);
  }
  for (const file of new Set(keys.flatMap(filesOf))) await fetchFile(file);
}

/** Removes the pages beyond the size limit, oldest first, and the files that no kept page uses. */
export async function evict(first: string[]): Promise<void> {
  const [pages, files] = [await caches.open(OFFLINE_PAGES), await caches.open(FILES)];
  const sizeOf = async (kept?: Response) => (await kept?.blob())?.size ?? 0;
  const newestFirst = (await pages.keys()).map(({ url }) => keyOf(url)).reverse();
  const visited = newestFirst.filter((key) => !first.includes(key));
  const wanted = new Set<string>();
  let bytes = 0;
  for (const key of [...first, ...visited]) {
    const added = filesOf(key).filter((file) => !wanted.has(file));
    for (const file of added) bytes += await sizeOf(await files.match(file));
    bytes += await sizeOf(await pages.match(key));
    if (bytes > MOST_BYTES) await pages.delete(key);
    else for (const file of added) wanted.add(file);
  }
  for (const { url } of await files.keys()) if (!wanted.has(new URL(url).pathname)) await files.delete(url);
}
