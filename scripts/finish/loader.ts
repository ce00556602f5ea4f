/*
 * Runs in the browser, inline at the end of each page; defer-scripts.mts puts the page's files in. Next starts all its
 * scripts with the page, where they compete with the first paint. Until they run, links, forms, menu and text work
 * natively, so they may wait for the visitor's first action. A button pressed too early is kept for
 * components/layout/early-click.tsx.
 */

/** What a page loads once its visitor does something. */
export type PageFiles = {
  /** Next's scripts and the data they read when they start; the last one starts them. */
  scripts: string[];
  styleSheets: string[];
  /** On pages with a form: how many milliseconds after loading the scripts start without any action. */
  wait?: number;
};

declare const PAGE_FILES: PageFiles;

type Trusted = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>;

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, policy: Trusted): unknown };
  }
}

const { scripts, styleSheets, wait } = PAGE_FILES;
const actions = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];
const RETRY_MS = 1000;
const belowFold = 'main>:nth-child(n+3),.below-fold';
const rules = document.querySelector<HTMLStyleElement>('style[data-fonts]')?.sheet;
let started = false;

function add<Tag extends 'script' | 'link'>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) {
  return document.head.appendChild(Object.assign(document.createElement(tag), properties));
}

/** Shows what stands in for scripts. By a rule and not by an attribute, which React may take away again. */
function giveUp() {
  rules?.insertRule('.needs-javascript{display:block!important}');
  document.querySelector('[data-pending]')?.removeAttribute('data-pending');
}

/*
 * The page's policy lets no text become script or markup but what passes here: addresses of the site's own files, text
 * without a tag (structured data), and the empty element from which React makes scripts.
 */
function ownFile(address: string) {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith('/_next/static/') ? address : null;
}
const text = (html: string) => (html === '<script></script>' || !html.includes('<') ? html : null);
window.trustedTypes?.createPolicy('default', { createScriptURL: ownFile, createHTML: text });

/** On a bad network a file is asked for three times; then what needs scripts says what to do instead. */
function load(src: string, onload?: () => void, tries = 3) {
  const onerror = () => {
    if (tries > 1) setTimeout(load, RETRY_MS, src, onload, tries - 1);
    else giveUp();
  };
  add('script', { src, async: true, onload: onload ?? null, onerror });
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

/** The whole style sheets take over from the used rules in the page once all of them are there. */
function loadStyles() {
  const used = document.querySelector('style[data-used]');
  let missing = styleSheets.length;
  const onload = () => {
    missing--;
    if (missing === 0) used?.remove();
  };
  for (const href of styleSheets) {
    const link = add('link', { rel: 'stylesheet', href, onload });
    link.dataset.precedence = 'next';
    used?.before(link);
  }
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
  rules?.insertRule(`${belowFold}{content-visibility:visible!important}`);
}

/** The same part by part, one with each paint: laid out at once, a page would not answer a tap for long. */
function showInTurn(parts: HTMLElement[]) {
  const [part, ...others] = parts;
  if (!part) return showAll();
  part.style.contentVisibility = 'visible';
  requestAnimationFrame(() => setTimeout(showInTurn, 0, others));
}

/** Calls back once the page has loaded and something of it has been seen: its last picture may still be being decoded. */
function whenPainted(then: () => void) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    then();
  });
  addEventListener('load', () => observer.observe({ type: 'paint', buffered: true }));
}

function start() {
  if (started) return;
  started = true;
  for (const type of actions) removeEventListener(type, start, true);
  showAll();
  dropLateFonts();
  loadStyles();
  loadScripts();
}

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// Somebody who is led to the middle of the page must find everything above it in its place.
if (location.hash || visit?.type !== 'navigate') showAll();
// What these parts load must not compete with the first screen's picture.
else whenPainted(() => showInTurn([...document.querySelectorAll<HTMLElement>(belowFold)]));

for (const type of actions) addEventListener(type, start, { capture: true, passive: true });
addEventListener(
  'click',
  ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('button[type=button]:not([popovertarget])');
    if (button && window.earlyClick !== null) window.earlyClick = button;
  },
  true,
);
addEventListener('load', () => {
  const { hash, search } = location;
  const hasForm = wait !== undefined;
  // The visitor has come back to the middle of the page, or the address may tell a form something.
  if (scrollY || hash || (search && hasForm)) setTimeout(start);
  else if (hasForm) setTimeout(start, wait);
});
