/*
 * Runs in the browser, inline at the end of each page; steps/scripts.ts puts the page's files in. Next starts all its
 * scripts with the page, where they compete with the first paint. Until they run, links, forms, menu and text work
 * natively. So they are fetched once the page has been painted, on an idle line, and run at the visitor's first action;
 * on a page with a form both come right after the first paint. A button pressed and a search sent too early are kept for
 * components/layout/early-action.tsx.
 */
import { BELOW_FOLD, FONTS, NEEDS_JAVASCRIPT, PENDING, USED_STYLES } from '../marks.ts';

/** What a page loads after its first paint. */
export type PageFiles = {
  /** The page's data and Next's scripts; the last one starts them. */
  scripts: string[];
  styleSheet: string;
  /** Whether the scripts run without waiting for an action. */
  eager: boolean;
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

const { scripts, styleSheet, eager } = PAGE_FILES;
const actions = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];
const RETRY_MS = 1000;
const rules = document.querySelector<HTMLStyleElement>(`style[${FONTS}]`)?.sheet;
let started = false;
let shown = false;
let gaveUp = false;

function add<Tag extends 'script' | 'link'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
  return document.head.appendChild(Object.assign(document.createElement(tag), properties));
}

/** Shows what stands in for scripts. By a rule and not by an attribute, which React may take away again. */
function giveUp() {
  gaveUp = true;
  rules?.insertRule(`${NEEDS_JAVASCRIPT}{display:block!important}`);
  document.querySelector(`[${PENDING}]`)?.removeAttribute(PENDING);
  if (window.earlyAction instanceof HTMLFormElement) window.earlyAction.submit();
}

/*
 * The page's policy lets no text become script or markup but what passes here: addresses of the site's own files, text
 * without a tag (structured data), and the empty element from which React makes scripts.
 */
function ownFile(address: string) {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && /^\/(_next\/static|_site)\//.test(pathname) ? address : null;
}
const text = (html: string) => (html === '<script></script>' || !html.includes('<') ? html : null);
window.trustedTypes?.createPolicy('default', { createScriptURL: ownFile, createHTML: text });

/** On a bad network a file is asked for three times; then what needs scripts says what to do instead. */
function load(src: string, onload?: () => void, tries = 3) {
  const onerror = () => {
    if (tries > 1) setTimeout(load, RETRY_MS, src, onload, tries - 1);
    else giveUp();
  };
  add('script', { src, async: true, fetchPriority: eager ? 'low' : 'auto', onload: onload ?? null, onerror });
}

/** Fetches what an action will start. A preload that waits long for its use would be complained about. */
function fetchAll() {
  for (const file of [...scripts, styleSheet])
    fetch(file, { priority: 'low' })
      .then((response) => response.blob())
      .catch(() => {});
}

/** Starts only what is complete: where a part is missing, Next puts an error page in the place of the page. */
function loadScripts() {
  const parts = [...scripts];
  const starter = parts.pop() ?? '';
  let missing = parts.length;
  const onload = () => {
    missing--;
    if (missing === 0) load(starter);
  };
  add('link', { rel: 'preload', as: 'script', href: starter });
  for (const src of parts) load(src, onload);
}

/** The whole style sheet takes over from the used rules in the page. */
function loadStyles() {
  const used = document.querySelector(`style[${USED_STYLES}]`);
  const link = add('link', { rel: 'stylesheet', href: styleSheet, onload: () => used?.remove() });
  link.dataset.precedence = 'next';
  used?.before(link);
}

/** Whether text is drawn in the font now. A font that came too late for the first paint has been loaded and is not. */
function isDrawn({ family, status }: FontFace): boolean {
  if (status !== 'loaded') return false;
  const probe = document.body.appendChild(document.createElement('span'));
  probe.textContent = 'wide';
  const widthIn = (fonts: string) => {
    probe.style.cssText = `position:absolute;visibility:hidden;font:99px ${fonts}`;
    return probe.getBoundingClientRect().width;
  };
  const drawn = widthIn(`${family},monospace`) !== widthIn('monospace');
  probe.remove();
  return drawn;
}

/**
 * Fonts that are not there at the first paint stay away until the next page (`font-display: optional`). But browsers
 * look at all fonts anew when style sheets change, and would show them then, which moves what is painted.
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

/** Shows what app/globals.css leaves out of the first paint; on the pages after this one too. */
function showAll() {
  if (shown) return;
  shown = true;
  rules?.insertRule(`${BELOW_FOLD}{content-visibility:visible!important}`);
}

const idle = window.requestIdleCallback ?? setTimeout;
const nextFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
let hidden: HTMLElement[] | undefined;

/** The same part by part, so that a tap never has to wait for the layout of the whole page. */
function showInTurn(wait: (then: () => void) => void) {
  hidden ??= [...document.querySelectorAll<HTMLElement>(BELOW_FOLD)];
  const part = hidden.shift();
  if (!part) return showAll();
  part.style.contentVisibility = 'visible';
  wait(() => showInTurn(wait));
}

/** Calls back once something of the page has been seen. */
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
  setTimeout(() => {
    dropLateFonts();
    loadStyles();
  });
}

/** Starts once the browser has shown what it does at the action by itself. */
function act({ type, target }: Event) {
  // A link leads to another page, which would wait for the scripts of this one.
  if (type !== 'pointermove' && target instanceof Element && target.closest('a[href]')) return;
  for (const each of actions) removeEventListener(each, act, true);
  nextFrame(start);
}

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// Somebody who is led to the middle of the page must find everything above it in its place.
if (location.hash || visit?.type !== 'navigate') showAll();

for (const type of actions) addEventListener(type, act, { capture: true, passive: true });
for (const type of ['scroll', 'wheel'])
  addEventListener(type, () => showInTurn(nextFrame), { capture: true, passive: true, once: true });
addEventListener(
  'click',
  ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[type=button]:not([popovertarget])');
    if (button && window.earlyAction !== null) window.earlyAction = button;
  },
  true,
);
// What a field's script is going to ask for.
addEventListener(
  'focusin',
  ({ target }) => {
    const { preload: href } = (target as HTMLElement).dataset;
    if (href && window.earlyAction !== null)
      add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  },
  true,
);
// Sent at once, a search would load the page anew, and its scripts with it.
addEventListener(
  'submit',
  (event) => {
    const form = event.target as HTMLFormElement;
    if (gaveUp || window.earlyAction === null || form.getAttribute('role') !== 'search') return;
    event.preventDefault();
    window.earlyAction = form;
  },
  true,
);
if (eager) {
  for (const href of scripts) add('link', { rel: 'preload', as: 'script', href, fetchPriority: 'low' });
  whenPainted(() => setTimeout(start));
}
addEventListener('load', () => {
  // What this does must not compete with the first screen's picture, which may still be being decoded, nor with a tap.
  whenPainted(() => {
    // The visitor has come back to the middle of the page.
    if (scrollY || location.hash) start();
    idle(() => {
      showInTurn(idle);
      if (!started && !navigator.connection?.saveData) fetchAll();
    });
  });
});
