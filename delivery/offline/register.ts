import { WORKER } from '@/lib/marks';

/** Registers the worker for offline copies in `scopes`, and tells it which page is open. */
export function keepOffline(scopes: string[]) {
  const workers = navigator.serviceWorker;
  const tell = () => workers?.controller?.postMessage(location.href);
  // Without a network, a look for a new worker can only fail.
  if (!navigator.onLine || navigator.connection?.saveData) return;
  tell();
  workers?.addEventListener('controllerchange', tell);
  // A browser may have no workers, or refuse them: the page does not need them. It looks for a new version by itself
  // only when a page in the same scope opens.
  for (const scope of scopes)
    workers
      ?.register(WORKER, { scope })
      .then((registration) => registration.update())
      .catch(() => {});
}
