/*
 * Runs in the browser, inline at the end of each page. steps/scripts.ts inserts the names of the page's files.
 *
 * By default Next's scripts start with the page and compete with its first paint. Links, menu and text work without
 * them. So this fetches them after the first paint, when the network is idle, and runs them at the visitor's first
 * action. A page with a search fetches them right after the first paint. A page with a form or an EAGER mark, or with
 * a search in its address, also runs them then. A button pressed or a search sent before they run is kept for
 * components/layout/early-action.tsx.
 */
import { BELOW_FOLD, FONTS, NEEDS_JAVASCRIPT, PENDING, USED_STYLES } from '../marks.ts';
import { WORKER } from '../offline/area.ts';
import { keepOffline } from './offline-register.ts';

/** The files a page loads after its first paint. */
export type PageFiles = {
  /** The page's data and Next's scripts. The last one starts the others. */
  scripts: string[];
  styleSheet: string;
  /** True if the scripts run without waiting for an action. */
  eager: boolean;
  /** The scopes in which the page registers the worker for offline copies. */
  offline: string[];
};

declare const PAGE_FILES: PageFiles;

type Trusted = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>;

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, policy: Trusted): unknown };
  }
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

const { scripts, styleSheet, eager: always, offline } = PAGE_FILES;
const eager = always || Boolean(document.querySelector(`[${PENDING}]`));
const actions = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];
const RETRY_MS = 1000;
/** How long after the load event a page is laid out to its end. A visitor who acts at once does so before. */
const SETTLED_MS = 1000;
const idle: typeof requestIdleCallback = window.requestIdleCallback ?? ((then) => setTimeout(then));
const rules = document.querySelector<HTMLStyleElement>(`style[${FONTS}]`)?.sheet;
let started = false;
let fetching = false;
let shown = false;
let gaveUp = false;

function add<Tag extends 'script' | 'link'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
  return document.head.appendChild(Object.assign(document.createElement(tag), properties));
}

/** Shows the fallbacks for scripts. It adds a CSS rule, because React could remove an attribute. */
function giveUp() {
  gaveUp = true;
  rules?.insertRule(`${NEEDS_JAVASCRIPT}{display:block!important}`);
  document.querySelector(`[${PENDING}]`)?.removeAttribute(PENDING);
  if (window.earlyAction instanceof HTMLFormElement) window.earlyAction.submit();
}

/*
 * The Trusted Types policy. It accepts addresses of the site's own files, text without tags (structured data), and
 * the empty element from which React creates scripts.
 */
function ownFile(address: string) {
  const { origin, pathname } = new URL(address, location.href);
  const isOwn = pathname === WORKER || /^\/(_next\/static|_site)\//.test(pathname);
  return origin === location.origin && isOwn ? address : null;
}
const text = (html: string) => (html === '<script></script>' || !html.includes('<') ? html : null);
window.trustedTypes?.createPolicy('default', { createScriptURL: ownFile, createHTML: text });

/** Tries a file three times on a bad network, then shows the fallbacks. */
function load(src: string, onload?: () => void, tries = 3) {
  const onerror = () => {
    if (tries > 1) setTimeout(load, RETRY_MS, src, onload, tries - 1);
    else giveUp();
  };
  add('script', { src, async: true, fetchPriority: eager ? 'low' : 'auto', onload: onload ?? null, onerror });
}

/**
 * Fills the cache, file by file in idle time, so that no tap waits. Not with preload links: browsers warn about a preload
 * that stays unused.
 */
function fetchAll() {
  if (fetching || navigator.connection?.saveData) return;
  fetching = true;
  const files = [...scripts, styleSheet];
  function fetchNext() {
    const file = files.shift();
    if (!file || started) return;
    fetch(file, { priority: 'low' })
      .then((response) => response.blob())
      .catch(() => {});
    idle(fetchNext);
  }
  fetchNext();
}

/** Starts Next only once every file is there: with one missing, it would replace the page with an error page. */
function loadScripts() {
  const parts = [...scripts];
  const starter = parts.pop() ?? '';
  let missing = parts.length + 1;
  const onload = () => {
    missing--;
    if (missing === 0) load(starter);
  };
  // Layout takes a while, which a tap shall not have to wait for.
  idle(
    () => {
      dropLateFonts();
      loadStyles();
      onload();
    },
    { timeout: RETRY_MS },
  );
  add('link', { rel: 'preload', as: 'script', href: starter });
  // Each in a task of its own, so that a tap comes in between.
  for (const src of parts) setTimeout(load, 0, src, onload);
}

/** Loads the whole style sheet, which replaces the inlined rules. */
function loadStyles() {
  const used = document.querySelector(`style[${USED_STYLES}]`);
  const link = add('link', { rel: 'stylesheet', href: styleSheet, onload: () => used?.remove() });
  link.dataset.precedence = 'next';
  used?.before(link);
}

/** Tells whether a font is in use. One that arrived after the first paint is loaded but unused. */
function isDrawn({ family, status }: FontFace): boolean {
  if (status !== 'loaded') return false;
  const probe = document.body.appendChild(document.createElement('span'));
  probe.textContent = 'wide';
  const widthIn = (fonts: string) => {
    probe.style.cssText = `position:absolute;visibility:hidden;font:99px ${fonts}`;
    return probe.getBoundingClientRect().width;
  };
  // If the font is not used, each fallback has its own width. Ours has the width of some monospace fonts.
  const drawn = widthIn(`${family},monospace`) === widthIn(`${family},serif`);
  probe.remove();
  return drawn;
}

/**
 * With `font-display: optional`, a font that misses the first paint waits for the next page. But a new style sheet
 * makes browsers reconsider all fonts, and a late one would then shift the layout.
 */
function dropLateFonts() {
  const asked = [...document.fonts].filter(({ status }) => status !== 'unloaded');
  const late = asked.filter((font) => !isDrawn(font)).map(({ family }) => family);
  if (!rules) return;
  for (let index = rules.cssRules.length - 1; index >= 0; index--) {
    const { style } = rules.cssRules[index] as CSSFontFaceRule;
    if (late.includes(style.getPropertyValue('font-family'))) rules.deleteRule(index);
  }
}

/** Shows everything that app/globals.css leaves out of the first paint, on later pages too. */
function showAll() {
  if (shown) return;
  shown = true;
  rules?.insertRule(`${BELOW_FOLD}{content-visibility:visible!important}`);
}

const nextFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
let hidden: HTMLElement[] | undefined;

/** Shows the page part by part, so that no tap waits for the layout of the whole page. */
function showInTurn() {
  hidden ??= [...document.querySelectorAll<HTMLElement>(BELOW_FOLD)];
  const part = hidden.shift();
  if (!part) return showAll();
  part.style.contentVisibility = 'visible';
  idle(showInTurn);
}

function whenPainted(then: () => void) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}

function start() {
  if (started) return;
  started = true;
  loadScripts();
}

/** Starts after the frame in which the browser shows its own response to the action, and what that leads to: a tap's click. */
function act({ type, target }: Event) {
  // A link leads to another page, which would have to wait for this page's scripts.
  if (type !== 'pointermove' && target instanceof Element && target.closest('a[href]')) return;
  for (const each of actions) removeEventListener(each, act, true);
  nextFrame(() => idle(start, { timeout: 200 }));
}

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// A visitor who lands mid-page needs everything above to have its final height.
if (location.hash || visit?.type !== 'navigate') showAll();

for (const type of actions) addEventListener(type, act, { capture: true, passive: true });
for (const type of ['scroll', 'wheel'])
  addEventListener(type, showInTurn, { capture: true, passive: true, once: true });
// After React's own listeners: a press in the middle of its start makes it finish at once and take the press.
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button[type=button]:not([popovertarget])');
  if (button && window.earlyAction !== null) window.earlyAction = button;
});
// A field can name the data that its script will need.
addEventListener(
  'focusin',
  ({ target }) => {
    const { preload: href } = (target as HTMLElement).dataset;
    if (href && window.earlyAction !== null)
      add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  },
  true,
);
// Submitted natively, a search would reload the page and start its scripts from scratch.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (gaveUp || window.earlyAction === null || form.getAttribute('role') !== 'search') return;
  event.preventDefault();
  window.earlyAction = form;
});
if (eager) {
  for (const href of scripts) add('link', { rel: 'preload', as: 'script', href, fetchPriority: 'low' });
  whenPainted(() => setTimeout(start));
} else if (document.querySelector('[role=search]')) whenPainted(fetchAll);
addEventListener('load', () => {
  // This must not compete with a tap, nor with the first screen's picture, which may still be decoding.
  whenPainted(() => {
    // The visitor is already mid-page.
    if (scrollY || location.hash) start();
    setTimeout(idle, SETTLED_MS, showInTurn);
    idle(() => {
      fetchAll();
      if (offline.length > 0) keepOffline(offline, idle);
    });
  });
});
