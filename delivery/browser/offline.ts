/*
 * The service worker of the temple area. It keeps one copy of all temple pages of a language, with their files, and
 * answers from it when the network does not answer. It never keeps an answer by itself: a copy consists of two files
 * that the build has made (offline/copies.ts), so it can only be whole.
 */
import { CACHES, homeOf, languagePath } from '../offline/area.ts';
import { isText, type Pack, type Packs, type Pages, pictureIn } from '../offline/pack.ts';
import type { Answer } from '../site/format.ts';
import type { Site } from '../site/reader.ts';
import { resolve } from '../site/resolve.ts';
import type { Asking, WorkerScope } from './service-worker.ts';

declare const PACKS: Packs;

type Copy = { pages: Pages; files: Pack; saved: string };

/** How long the network may take before the copy is shown. */
const PATIENCE_MS = 3000;
const SAVED = 'x-saved';
const FILES = /^\/(_next\/static|_site|pictures)\/|\/temples\.json$/;
const worker = self as unknown as WorkerScope;
const scope = new URL(worker.registration.scope).pathname;
// At `/` the temple host shows the temple home.
const language = languagePath(scope) ?? '';
const home = homeOf(language);
const cacheOf = (kind: 'pages' | 'files') => caches.open(`${CACHES}${kind} ${home}`);

/** Fetches a pack and keeps it compressed, unless it is there already. Its address ends with its hash. */
async function keep(cache: Cache, address: string): Promise<void> {
  if (await cache.match(address)) return;
  if (navigator.connection?.saveData) throw new Error('Save-Data is on');
  const bytes = await (await fetch(address, { priority: 'low', cache: 'no-store' })).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (!address.includes(hash)) throw new Error(`${address} is not what it should be`);
  const compressed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'));
  const body = await new Response(compressed).blob();
  await cache.put(address, new Response(body, { headers: { [SAVED]: String(Date.now()) } }));
}

async function removeOthers(cache: Cache, address: string): Promise<void> {
  for (const { url } of await cache.keys()) if (new URL(url).pathname !== address) await cache.delete(url);
}

async function read<Kind extends Pack>(kept: Response | undefined): Promise<Kind | undefined> {
  const unpacked = kept?.body?.pipeThrough(new DecompressionStream('gzip'));
  return unpacked && (await new Response(unpacked).json());
}

/** Reads the copy. While another version is being fetched or put in place, either is whole. */
async function readCopy(): Promise<Copy | undefined> {
  const kept = (await (await cacheOf('pages')).matchAll()).at(-1);
  const saved = kept?.headers.get(SAVED) ?? '';
  const pages = await read<Pages>(kept);
  const files = pages && (await read<Pack>(await (await cacheOf('files')).match(pages.files)));
  return files && { pages, files, saved };
}

let copy: Copy | undefined;
/** The clients that show a page of the copy. Their files come from it too, without asking the network. */
const readers = new Set<string>();
/** The last request for a page's data that got no answer. A request for its document follows, which has waited already. */
let inVain = { path: '', since: 0 };

function responseOf(answer: Answer, { bodies }: Pack, insert = ''): Response {
  const body = bodies[answer.body] ?? '';
  const content = isText(answer)
    ? body.replace(/<body[^>]*>/, (start) => start + insert)
    : Uint8Array.from(atob(body), (byte) => byte.charCodeAt(0));
  return new Response(content, answer);
}

/** A copy has one file of each picture, for a phone. It stands in for the other sizes and cuts. */
function fileOf(path: string, { answers }: Pack): Answer | undefined {
  const picture = pictureIn(path);
  const like = Object.keys(answers).find((address) => picture && pictureIn(address) === picture);
  return answers[path] ?? answers[like ?? ''];
}

async function fromCopy({ pathname, search }: URL, isDocument: boolean): Promise<Response | undefined> {
  copy ??= await readCopy();
  if (!copy) return undefined;
  const { pages, files, saved } = copy;
  if (!isDocument) {
    const data = pages.answers[pathname];
    const file = fileOf(pathname, files);
    return data ? responseOf(data, pages) : file && responseOf(file, files);
  }
  const record: Site['record'] = async (address) => {
    const answer = pages.answers[address];
    return answer && { source: '', answers: { '': answer } };
  };
  const url = (pathname === '/' ? home : pathname) + search;
  const site = { rules: pages.rules, record };
  const { answer, redirect } = await resolve(site, { url, header: () => undefined });
  if (redirect) return Response.redirect(redirect.location, redirect.status);
  return responseOf(answer, pages, `<script src="${pages.line}" data-saved="${saved}"></script>`);
}

async function answer(event: Asking, url: URL, isDocument: boolean): Promise<Response> {
  const isData = event.request.headers.has('rsc');
  const isFile = !isDocument && !isData;
  const own = isFile && readers.has(event.clientId) && (await fromCopy(url, false));
  if (own) return own;
  const since = Date.now();
  const network = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  event.waitUntil(network.catch(() => {}));
  const waited = isDocument && inVain.path === url.pathname ? since - inVain.since : 0;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, Math.max(0, PATIENCE_MS - waited)));
  const first = await Promise.race([network.catch(() => undefined), late]);
  if (first && first.status < 500) return first;
  if (isData) {
    if (!event.request.headers.has('next-router-prefetch')) inVain = { path: url.pathname, since };
    // Without data, Next's client asks for the document.
    return new Response(null, { status: 204 });
  }
  const copied = await fromCopy(url, isDocument).catch(() => undefined);
  if (copied && isDocument) readers.add(event.resultingClientId);
  return copied ?? network;
}

// The worker of the home's scope alone fills the copy. The others only read it.
const { pages = '', files = '' } = PACKS[scope] ?? {};

async function fill() {
  if (files) await keep(await cacheOf('files'), files);
  if (pages) await keep(await cacheOf('pages'), pages);
  await worker.skipWaiting();
}

async function takeOver() {
  if (pages) await removeOthers(await cacheOf('pages'), pages);
  if (files) await removeOthers(await cacheOf('files'), files);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { method, mode, headers, url: address } = event.request;
  const url = new URL(address);
  if (method !== 'GET' || url.origin !== location.origin) return;
  const isDocument = mode === 'navigate';
  const isPage = languagePath(url.pathname) === language || url.pathname === scope;
  if (isDocument || headers.has('rsc') ? isPage : FILES.test(url.pathname))
    event.respondWith(answer(event, url, isDocument));
});
