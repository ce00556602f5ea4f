import { NEEDS_JAVASCRIPT, PENDING, USED_STYLES, WORKER } from '@/lib/marks';

/** The files a page loads after its first paint. */
export type PageFiles = {
  /** The last one starts the others. */
  scripts: string[];
  styles: string[];
  /** The scopes in which the page registers the worker for offline copies. */
  offlineScopes: string[];
};

declare const PAGE_FILES: PageFiles;
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, policy: object): unknown };
  }
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

export const files = PAGE_FILES;
const { scripts, styles } = files;
export const idle: typeof requestIdleCallback = window.requestIdleCallback ?? ((then) => setTimeout(then));
let started = false;
let fetched = false;

/*
 * The Trusted Types policy. It accepts addresses of the site's own files, text without tags (structured data), and
 * the empty element from which React creates scripts.
 */
function ownFile(address: string) {
  const { origin, pathname } = new URL(address, location.href);
  const isOwn = pathname === WORKER || pathname.startsWith('/_next/static/');
  return origin === location.origin && isOwn ? address : null;
}
const text = (html: string) => (html === '<script></script>' || !html.includes('<') ? html : null);
window.trustedTypes?.createPolicy('default', { createScriptURL: ownFile, createHTML: text });

export function add<Tag extends 'script' | 'link'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
) {
  return document.head.appendChild(Object.assign(document.createElement(tag), properties));
}

const warm = (file: string) =>
  fetch(file, { priority: 'low' })
    .then((response) => response.blob())
    .catch(() => {});

/** Fills the cache, so that no tap waits. Not with preload links: browsers warn about unused ones. */
export function fetchScripts() {
  if (fetched || started || navigator.connection?.saveData) return;
  fetched = true;
  for (const file of scripts) warm(file);
}

/** No first action needs these: the page carries the rules for what it shows. */
export function fetchStyles() {
  if (!navigator.connection?.saveData) for (const file of styles) warm(file);
}

/** Sets whether the browser validates the forms that it can submit, with its own messages. */
export function letBrowserCheck(checks: boolean) {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[action]')) form.noValidate = !checks;
}

/** Shows the no-script fallbacks, and lets the browser validate and submit a form that was kept. */
function giveUp() {
  for (const fallback of document.querySelectorAll<HTMLElement>(NEEDS_JAVASCRIPT))
    fallback.style.display = 'block';
  document.querySelector(`[${PENDING}]`)?.removeAttribute(PENDING);
  const early = window.earlyAction;
  window.earlyAction = null;
  letBrowserCheck(true);
  if (early instanceof HTMLFormElement && early.hasAttribute('action')) early.requestSubmit();
}

const load = (src: string, onload?: () => void) =>
  add('script', { src, async: true, onload: onload ?? null, onerror: giveUp });

/**
 * Loads the full style sheets, which replace the inlined rules. They have low priority: nothing waits for them, and
 * while Chrome loads a high-priority style sheet, it fetches one script at a time.
 */
function loadStyles() {
  const used = document.querySelector(`style[${USED_STYLES}]`);
  let missing = styles.length;
  const onload = () => {
    missing--;
    if (missing === 0) used?.remove();
  };
  const links = styles.map((href) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, onload, fetchPriority: 'low' });
    link.dataset.precedence = 'next';
    return link;
  });
  // After the inlined rules, which fix the order of the layers whichever sheet arrives first.
  used?.after(...links);
}

/** Starts Next only once every file has loaded: if one were missing, it would replace the page with an error page. */
export function start() {
  if (started) return;
  started = true;
  const starter = scripts.pop() ?? '';
  let missing = scripts.length + 1;
  const onload = () => {
    missing--;
    if (missing === 0) load(starter);
  };
  // Layout takes a while, and no tap should wait for it.
  idle(
    () => {
      loadStyles();
      onload();
    },
    { timeout: 1000 },
  );
  warm(starter);
  // Each in its own task, so that a tap can be handled in between.
  for (const src of scripts) setTimeout(load, 0, src, onload);
}
