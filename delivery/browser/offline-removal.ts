/*
 * The service worker that hosts serve in place of offline.ts while SITE_OFFLINE is off. Browsers that have that one
 * replace it with this, which then removes itself and the copies.
 */
import { CACHES } from '../offline/area.ts';
import type { WorkerScope } from './service-worker.ts';

const worker = self as unknown as WorkerScope;

async function remove() {
  for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name);
  await worker.registration.unregister();
}

worker.addEventListener('install', () => worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(remove()));
