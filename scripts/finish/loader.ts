/*
 * Runs in the browser, inline at the end of each page; defer-scripts.mts puts the page's files in. Next starts all its
 * scripts with the page, where they compete with the first paint. Until they run, links, forms, menu and text work
 * natively, so they may wait for the visitor's first action. A button pressed too early is kept for
 * components/layout/early-click.tsx.
 */

/** What a page loads once its visitor does something. */
export type PageFiles = {
  scripts: string[];
  styleSheets: string[];
  /** What Next's scripts read when they start: without it they must not. */
  data?: string;
  /** How many milliseconds after loading the scripts start without any action; not set, they do not. */
  wait?: number;
};

declare const PAGE_FILES: PageFiles;

type Trusted = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>;

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, policy: Trusted): unknown };
  }
}

const { scripts, styleSheets, data, wait } = PAGE_FILES;
const actions = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];
const RETRY_MS = 1000;
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

function loadScripts() {
  for (const src of scripts) load(src);
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

/** What stands below the first screen, left out of the first paint. */
function showAll() {
  rules?.insertRule('.below-fold{content-visibility:visible!important}');
}

function start() {
  if (started) return;
  started = true;
  for (const type of actions) removeEventListener(type, start, true);
  dropLateFonts();
  loadStyles();
  if (!data) return loadScripts();
  for (const href of scripts) add('link', { rel: 'preload', as: 'script', href });
  load(data, loadScripts);
}

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
// Somebody who is led to the middle of the page must find everything above it in its place.
if (location.hash || visit?.type !== 'navigate') showAll();
else requestAnimationFrame(() => setTimeout(showAll));

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
  // The address asks for something that scripts do, or the visitor has come back to the middle of the page.
  if (scrollY || hash || search) setTimeout(start);
  else if (wait !== undefined) setTimeout(start, wait);
});
