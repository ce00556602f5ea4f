import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Node, parseStyles } from './style-sheet.mts';
import { namesIn, usedStyles } from './used-styles.mts';

const ADDRESS = '/_next/static/chunks/';
const FOLDER = '.next/static/chunks/';
const sheets = new Map<string, Node[]>();
let fontFaces = '';

/** Takes the rules for fonts out of the style sheets; `inlineStyles` puts them into each page, apart from the rest. */
export function takeFontFaces(): void {
  for (const name of readdirSync(FOLDER).filter((file) => file.endsWith('.css'))) {
    const css = readFileSync(FOLDER + name, 'utf8');
    const rules = css.match(/@font-face\{[^}]*\}/g) ?? [];
    // Addresses in a style element are relative to the page.
    for (const rule of rules) fontFaces += rule.replaceAll('url(../', 'url(/_next/static/');
    if (rules.length > 0) writeFileSync(FOLDER + name, css.replace(/@font-face\{[^}]*\}/g, ''));
  }
}

function sheet(url: string): Node[] {
  const known = sheets.get(url);
  if (known) return known;
  const css = readFileSync(FOLDER + url.slice(ADDRESS.length), 'utf8');
  const nodes = parseStyles(css.replaceAll('url(../', 'url(/_next/static/'));
  sheets.set(url, nodes);
  return nodes;
}

/**
 * The page with the fonts and the rules that it uses in style elements instead of links to whole style sheets, which
 * would hold up the first paint; and the links' addresses, for the loader to bring with the scripts.
 */
export function inlineStyles(html: string): { html: string; styleSheets: string[] } {
  const link = new RegExp(`<link rel="stylesheet" href="(${ADDRESS}[^"]+)"[^>]*>`, 'g');
  const styleSheets = [...html.matchAll(link)].map(([, url = '']) => url);
  if (styleSheets.length === 0) return { html, styleSheets };
  const names = namesIn(html);
  const styles = usedStyles(styleSheets.flatMap(sheet), names);
  let first = true;
  const inlined = html.replace(link, () => {
    if (!first) return '';
    first = false;
    return `<style data-fonts>${fontFaces}</style><style data-used>${styles}</style>`;
  });
  return { html: inlined, styleSheets };
}
