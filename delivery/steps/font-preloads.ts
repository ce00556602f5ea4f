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
    const address = escaped(url);
    left = left
      .replace(new RegExp(`<link rel="preload" href="${address}"[^>]*>`, 'g'), '')
      // The same, said to React in the page's data.
      .replace(new RegExp(`:HL\\[\\\\"${address}\\\\",\\\\"font\\\\",\\{[^}]*\\}\\]\\\\n`, 'g'), '');
  }
  return left;
}

/** Removes from a page's data, which Next's client asks for, the preloads of fonts that its document does without. */
export const withoutFontHints = (data: string, html: string): string =>
  data.replace(/:HL\["([^"]+)","font",\{[^}]*\}\]\n/g, (hint, address) =>
    html.includes(`href="${address}"`) ? hint : '',
  );
