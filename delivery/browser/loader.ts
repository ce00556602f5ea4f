/*
 * Runs in the browser, inline at the end of each page. steps/scripts.ts inserts the names of the page's files.
 *
 * By default Next's scripts start with the page and compete with its first paint. Here they are fetched after it, and
 * run at the visitor's first action (docs/decisions/0006-scripts-wait.md).
 */
import { EAGER, PAINTING, PENDING, WORKER } from '@/lib/marks';
import { keepEarlyActions } from './early-action.ts';
import { fetchScripts, fetchStyles, files, idle, start } from './scripts.ts';

const actions = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];
const form = document.querySelector('form:not([role=search])');

const afterFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

/** Waits until the first paint is on screen, which takes a slow device several frames. */
function afterPaint(then: () => void) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    then();
  }).observe({ type: 'paint', buffered: true });
}

/** Starts after the frame that shows the browser's own reaction, and after follow-up events such as a tap's click. */
function act({ type, target }: Event) {
  // A link leads to another page, which should not have to wait for this page's scripts.
  if (type !== 'pointermove' && target instanceof Element && target.closest('a[href]')) return;
  for (const each of actions) removeEventListener(each, act, true);
  afterFrame(() => idle(start, { timeout: 200 }));
}

/** Registers the worker for offline copies in `scopes`, and tells it which page is open. */
function keepOffline(scopes: readonly string[]) {
  const workers = navigator.serviceWorker;
  const tell = () => workers?.controller?.postMessage(location.href);
  // Offline, looking for a new worker can only fail.
  if (!navigator.onLine || navigator.connection?.saveData) return;
  tell();
  workers?.addEventListener('controllerchange', tell);
  // A browser may lack workers or refuse them; the page works without. By itself, it looks for a new version only when
  // a page in the same scope opens.
  for (const scope of scopes)
    workers
      ?.register(WORKER, { scope })
      .then((registration) => registration.update())
      .catch(() => {});
}

const layOutAll = () => document.documentElement.removeAttribute(PAINTING);
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// A visitor who lands mid-page needs everything above to have its final height.
if (location.hash || visit?.type !== 'navigate') layOutAll();
else afterPaint(layOutAll);
// The temple host shows the temple home at `/`, but the build knows only the page's own address.
if (files.offlineScopes.length > 0 && location.pathname === '/') {
  files.offlineScopes.push('/');
  for (const home of document.querySelectorAll('nav>[href="/"]:first-child'))
    home.setAttribute('aria-current', 'page');
}
for (const type of actions) addEventListener(type, act, { capture: true, passive: true });
keepEarlyActions();

const awaited =
  // An offline copy says how old it is.
  document.documentElement.dataset.saved ??
  document.querySelector(`[${PENDING}],[${EAGER}]`) ??
  (form && location.search);
// A form that is disabled until the scripts run needs them soonest.
if (awaited || document.querySelector('[type=submit]:disabled')) fetchScripts();
if (awaited) afterFrame(start);
else if (document.querySelector('form')) afterPaint(fetchScripts);
// The rest must not compete with a tap, or with the first screen's picture, which may still be decoding.
addEventListener('load', () =>
  afterPaint(() => {
    // The visitor is already mid-page.
    if (scrollY || location.hash) start();
    idle(() => {
      fetchScripts();
      fetchStyles();
      if (files.offlineScopes.length > 0) keepOffline(files.offlineScopes);
    });
  }),
);
