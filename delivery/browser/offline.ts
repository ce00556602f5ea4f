/*
 * The service worker of the temple area. Documents come from the network first, and from the copies when it does not
 * answer. No route leads to company pages, the API or what forms send.
 */
import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { homeOf, TEMPLE_HOME } from '../../lib/temples/temple-host.ts';
import { FILES, keep, keyOf, PAGES, stamped, tidy } from './offline-keep.ts';
import { copyWithAge, listOfKept, type Words } from './offline-pages.ts';

/** What the build inserts, by the home of each language. `version` changes with any of the first pages. */
export type Kept = { [home: string]: { first: string[]; version: string; words: Words } };

declare const KEPT: Kept;
declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;

const homes = KEPT;
const PATIENCE_S = 3;
const scope = new URL(registration.scope).pathname;
const homeAt = (address: string) => homeOf(new URL(address).pathname) ?? TEMPLE_HOME;
// The temple host shows the temple home at `/`.
const isOurs = ({ origin, pathname }: URL) =>
  origin === location.origin && (homeOf(pathname) || pathname === scope);

const copies: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
  cacheWillUpdate: async ({ response }) => stamped(response),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && copyWithAge(cachedResponse, homes[homeAt(request.url)]?.words),
};
/** A client's navigation whose data got no answer. Its document follows, and has waited already. */
let inVain = '';

async function answer(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { url } = options.request;
  const seconds = inVain === keyOf(url) ? 0.1 : PATIENCE_S;
  const list = { handlerDidError: () => listOfKept(homeAt(url), homes[homeAt(url)]?.words) };
  const network = new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: seconds,
    plugins: [copies, list],
  });
  const kept = new CacheOnly({ cacheName: PAGES, plugins: [copies] });
  inVain = '';
  const response = await network.handle(options);
  return response.status < 500 ? response : kept.handle(options).catch(() => response);
}

const noData: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    if (!request.headers.has('next-router-prefetch')) inVain = keyOf(request.url);
    // Without data, Next's client asks for the document.
    return new Response(null, { status: 204 });
  },
};

const pictureIn = (url: string) => /\/pictures\/(.+?)(-tall)?-\w{8}-\d+\.avif$/.exec(url)?.[1];
/** Only keep() stores files. One file of a picture stands in for its other sizes and cuts. */
const standIn: WorkboxPlugin = {
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const [files, name] = [await caches.open(FILES), pictureIn(request.url)];
    const like = (await files.keys()).find(({ url }) => name && pictureIn(url) === name);
    return cachedResponse ?? (like && files.match(like));
  },
};

const files = { cacheName: FILES, networkTimeoutSeconds: PATIENCE_S, plugins: [standIn] };
const data = new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S, plugins: [noData] });
registerRoute(({ url, request }) => request.headers.has('rsc') && isOurs(url), data);
registerRoute(({ url, request }) => request.mode === 'navigate' && isOurs(url), answer);
// Workbox lets such a pattern match in addresses of this origin alone.
registerRoute(/\/(_next\/static|_site)\//, new CacheFirst(files));
registerRoute(/\/pictures\/|\/temples\.json$/, new NetworkFirst(files));

/** The part of a worker's events that TypeScript's library for pages lacks. */
type Late = { data: string; waitUntil(work: Promise<unknown>): void };
const on = (type: string, work: (event: Late) => Promise<unknown>) =>
  addEventListener(type, (event) => {
    const late = event as unknown as Late;
    late.waitUntil(work(late));
  });

on('install', async () => {
  if (navigator.connection?.saveData) throw new Error('Save-Data is on');
  // The worker of the home's scope fetches the first pages. Until they are there, the worker before this one answers.
  await keep(homes[scope]?.first ?? []);
  await skipWaiting();
});
on('activate', async () => {
  // The worker's start shall not delay a page.
  await registration.navigationPreload?.enable();
  // Packs of the worker before Workbox, which named its caches after a home.
  for (const name of await caches.keys()) if (name.includes('/')) await caches.delete(name);
});
on('message', async ({ data: address }) => {
  if (!isOurs(new URL(address))) return;
  // Where the network fails, the next page tries again.
  await keep([keyOf(address)]).catch(() => {});
  await tidy(Object.values(homes).flatMap(({ first }) => first));
});
clientsClaim();
