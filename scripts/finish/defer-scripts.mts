/*
 * Next starts all its scripts with the page, where they compete with the first paint. Until they run, links, forms,
 * menu and text work natively, so they may wait for the visitor: for the first touch, pointer, key, focus or scroll.
 * A button pressed too early is kept for components/layout/early-click.tsx.
 */
const STARTERS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];

const loader = (urls: string[], whenIdle: boolean) =>
  `(()=>{let d=0;const t=${JSON.stringify(STARTERS)},g=()=>{if(d++)return;` +
  `for(const e of t)removeEventListener(e,g,!0);` +
  `for(const u of ${JSON.stringify(urls)}){const s=document.createElement("script");s.src=u;s.async=!0;document.head.append(s)}};` +
  `for(const e of t)addEventListener(e,g,{capture:!0,passive:!0});` +
  `addEventListener("click",e=>{const b=e.target.closest("button[type=button]:not([popovertarget])");` +
  `if(b&&window.earlyClick!==null)window.earlyClick=b},!0);` +
  `if(scrollY||location.hash||location.search${whenIdle ? '||1' : ''})` +
  `addEventListener("load",()=>(window.requestIdleCallback||setTimeout)(g))})()`;

/**
 * The page with its script files started by a small inline loader: at the visitor's first action, and on pages that
 * `whenIdle` is set for (forms) also as soon as the browser has nothing left to do after loading.
 */
export function deferScripts(html: string, { whenIdle }: { whenIdle: boolean }): string {
  const urls: string[] = [];
  const withoutScripts = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script src="([^"]+)" async=""><\/script>/g, (_, url: string) => {
      urls.push(url);
      return '';
    });
  if (urls.length === 0) return html;
  return withoutScripts.replace('</body>', `<script>${loader(urls, whenIdle)}</script></body>`);
}
