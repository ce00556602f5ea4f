import { escaped } from '../site/format.ts';

const FACE = /font-family:"?([^;"}]+)"?;src:url\(([^)]+)\)/g;

/**
 * Removes preloads of fonts that no rule of the page names: Turbopack lists every font of the site for every page. The
 * faces stay, for the page of another language or world that a visitor may go on to.
 * @param faces the site's `@font-face` rules.
 * @param used the rules that the page uses.
 */
export function withoutIdleFonts(html: string, faces: string, used: string): string {
  let left = html;
  for (const [, family = '', url = ''] of faces.matchAll(FACE)) {
    if (new RegExp(`--[\\w-]+:\\s*"?${escaped(family)}["',;}]`).test(used)) continue;
    left = left.replace(new RegExp(`<link rel="preload" href="${escaped(url)}"[^>]*>`, 'g'), '');
  }
  return left;
}

/** Removes from a page's data, also where a script holds it as text, the preloads of fonts that its document does without. */
export const withoutFontHints = (data: string, html: string): string =>
  data.replace(/:HL\[\\?"([^"\\]+)\\?",\\?"font\\?",\{[^}]*\}\](?:\n|\\n)/g, (hint, address) =>
    html.includes(`href="${address}"`) ? hint : '',
  );
