import { WORKER } from '../marks.ts';

/** Registers the worker for offline copies in `scopes`, and tells it which page is open, also after a navigation. */
export function keepOffline(scopes: string[], idle: typeof requestIdleCallback) {
  const workers = navigator.serviceWorker;
  // Without a network, a look for a new worker can only fail.
  const isWanted = navigator.onLine && !navigator.connection?.saveData;
  const line = document.querySelector('body>p[role=status]');
  let path = location.pathname;
  const tell = () => isWanted && workers?.controller?.postMessage(location.href);
  // Screen readers read out what changes in a status, not what it says at first.
  if (line?.firstChild) line.append(line.firstChild);
  // Next's client changes the title with the page. That page is no copy.
  new MutationObserver(() => {
    if (path === location.pathname) return;
    path = location.pathname;
    line?.remove();
    idle(tell);
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
  tell();
  workers?.addEventListener('controllerchange', tell);
  // A browser may have no workers, or refuse them: the page does not need them. It looks for a new version by itself
  // only when a page in the same scope opens.
  for (const scope of isWanted ? scopes : [])
    workers
      ?.register(WORKER, { scope })
      .then((registration) => registration.update())
      .catch(() => {});
}
