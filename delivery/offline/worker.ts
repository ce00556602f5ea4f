/*
 * The service worker of the temple area. Documents come from the network, or from the cache if it does not respond.
 * Company pages, the API and form submissions match no route.
 */
import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core/types';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { TEMPLE_HOME } from '@/content/languages';
import { OFFLINE_PAGES } from '@/lib/marks';
import { homeOf, offlinePath } from '@/lib/temples/area-paths';
import { evict, FILES, keep, keyOf, stamped, withAge } from './keep.ts';

/** Inserted by the build: the pages kept from the start, by each language's home. */
declare const FIRST_PAGES: Record<string, string[]>;
declare const registration: ServiceWorkerRegistration;
declare const skipWaiting: () => Promise<void>;

const firstPages = FIRST_PAGES;
const PATIENCE_S = 3;
const scope = new URL(registration.scope).pathname;
// The temple host shows the temple home at `/`.
const homeAt = (address: string) => homeOf(new URL(address).pathname) ?? TEMPLE_HOME;
const isOurs = ({ origin, pathname }: URL) =>
  origin === location.origin && (homeOf(pathname) || pathname === scope);

const copies: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
  cacheWillUpdate: async ({ response }) => stamped(response),
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && withAge(cachedResponse),
};
/** A navigation whose data request failed. Its document is requested next, and need not wait again. */
let unanswered = '';

/** The page that lists the kept pages, shown instead of a page that is not kept. */
async function listOfKept(address: string): Promise<Response | undefined> {
  const page = await (await caches.open(OFFLINE_PAGES)).match(offlinePath(homeAt(address)));
  return page && new Response(page.body, { status: 503, headers: page.headers });
}

async function answer(options: RouteHandlerCallbackOptions): Promise<Response> {
  const { url } = options.request;
  const seconds = unanswered === keyOf(url) ? 0.1 : PATIENCE_S;
  const network = new NetworkFirst({
    cacheName: OFFLINE_PAGES,
    networkTimeoutSeconds: seconds,
    plugins: [copies, { handlerDidError: () => listOfKept(url) }],
  });
  const kept = new CacheOnly({ cacheName: OFFLINE_PAGES, plugins: [copies] });
  unanswered = '';
  const response = await network.handle(options);
  return response.status < 500 ? response : kept.handle(options).catch(() => response);
}

const noData: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    if (!request.headers.has('next-router-prefetch')) unanswered = keyOf(request.url);
    // Without data, Next's client requests the document.
    return new Response(null, { status: 204 });
  },
};

const pictureIn = (url: string) => /\/pictures\/(.+?)(-tall)?-\w{8}-\d+\.avif$/.exec(url)?.[1];
/** Stores nothing, since keep() does. One file of a picture stands in for its other sizes and crops. */
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
// These patterns cannot match the start of a URL, so Workbox applies them to this origin only.
registerRoute(/\/_next\/static\//, new CacheFirst(files));
registerRoute(/\/pictures\/|\/temples\.json$/, new NetworkFirst(files));

/** The part of a worker's events that TypeScript's library for pages lacks. */
type WorkerEvent = { data: string; waitUntil(work: Promise<unknown>): void };
const on = (type: string, work: (event: WorkerEvent) => Promise<unknown>) =>
  addEventListener(type, (event) => {
    const extendable = event as unknown as WorkerEvent;
    extendable.waitUntil(work(extendable));
  });

on('install', async () => {
  if (navigator.connection?.saveData) throw new Error('Save-Data is on');
  // The worker whose scope is a home fetches the first pages. Until they are there, its predecessor stays in charge.
  await keep(firstPages[scope] ?? []);
  await skipWaiting();
});
// Starting the worker must not delay a page.
on('activate', async () => registration.navigationPreload?.enable());
on('message', async ({ data: address }) => {
  if (!isOurs(new URL(address))) return;
  // If the network fails, the next page tries again.
  await keep([keyOf(address)]).catch(() => {});
  await evict(Object.values(firstPages).flat());
});
clientsClaim();
