import { escaped } from '../site/format.ts';
import type { Page } from './page.ts';

const FACE = /font-family:"?([^;"}]+)"?;src:url\(([^)]+)\)/g;

/**
 * Preloads the fonts that the page's rules name, and no other: Turbopack lists every font of the site for every page,
 * and none for that of a wrong address. The faces stay, for the page of another language or world that a visitor may
 * go on to.
 * @param html with a link to a style sheet, before which missing preloads are added.
 * @param faces the site's `@font-face` rules.
 * @param used the rules that the page uses.
 * @returns the page, and the address of each font with `preload: false`, by its name, for the loader.
 */
export function withUsedFonts(html: string, faces: string, used: string): Pick<Page, 'html' | 'fonts'> {
  const isListed = html.includes('as="font"');
  const fonts: Page['fonts'] = {};
  let done = html;
  for (const [, family = '', url = ''] of faces.matchAll(FACE)) {
    const link = `<link rel="preload" href="${url}" as="font" crossorigin="" type="font/woff2"/>`;
    const preload = new RegExp(`<link rel="preload" href="${escaped(url)}"[^>]*>`, 'g');
    if (!new RegExp(`--[\\w-]+:\\s*"?${escaped(family)}["',;}]`).test(used)) done = done.replace(preload, '');
    else if (isListed && !preload.test(done)) fonts[family] = url;
    else if (!isListed) done = done.replace('<link rel="stylesheet"', `${link}$&`);
  }
  return { html: done, fonts };
}

/** Removes from a page's data, also where a script holds it as text, the preloads of fonts that its document does without. */
export const withoutFontHints = (data: string, html: string): string =>
  data.replace(/:HL\[\\?"([^"\\]+)\\?",\\?"font\\?",\{[^}]*\}\](?:\n|\\n)/g, (hint, address) =>
    html.includes(`href="${address}"`) ? hint : '',
  );
