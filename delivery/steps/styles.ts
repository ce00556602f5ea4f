import { FONTS, USED_STYLES } from '../marks.ts';
import { contentHash } from '../site/format.ts';
import { FOLDER, type Step, stop } from './page.ts';
import { type Node, parseStyles, type Selector } from './style-sheet.ts';
import { namesIn, usedStyles } from './used-styles.ts';

/** A style sheet without its fonts, which each page carries itself, under a name of its finished content. */
type Sheet = { address: string; css: string; fonts: string; nodes: Node[] };

/** A build's style sheets, by the address that Next gave them. */
export type StyleSheets = {
  sheets: ReadonlyMap<string, Sheet>;
  /** Every name that a selector asks for. */
  asked: ReadonlySet<string>;
  /** The used rules of pages that have been seen, by the pages' names: most pages of a kind have the same. */
  made: Map<string, string>;
};

const FONT_FACE = /@font-face\{[^}]*\}/g;
const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

function finishSheet(address: string, css: string): Sheet {
  // Addresses in a style element are relative to the page.
  const absolute = css.replace(
    /url\((["']?)(\.\.?\/[^"')]+)\1\)/g,
    (_, __, url: string) => `url(${new URL(url, `http://site${address}`).pathname})`,
  );
  const fonts = (absolute.match(FONT_FACE) ?? []).join('');
  const rest = absolute.replace(FONT_FACE, '');
  return { address: `${FOLDER}${contentHash(rest)}.css`, css: rest, fonts, nodes: parseStyles(rest) };
}

function namesOf({ needs, oneOf }: Selector): string[] {
  return [...needs, ...oneOf.flat().flatMap(namesOf)];
}

const selectorsIn = (node: Node): Selector[] =>
  'selectors' in node ? node.selectors : 'group' in node ? node.nodes.flatMap(selectorsIn) : [];

/** @param css the style sheets of the build by their address. */
export function styleSheets(css: ReadonlyMap<string, string>): StyleSheets {
  const sheets = new Map([...css].map(([address, text]) => [address, finishSheet(address, text)]));
  const selectors = [...sheets.values()].flatMap(({ nodes }) => nodes).flatMap(selectorsIn);
  return { sheets, asked: new Set(selectors.flatMap(namesOf)), made: new Map() };
}

/** Names the finished style sheets where a page's data, or anything else, names those of Next. */
export function withFinishedSheets(text: string, { sheets }: StyleSheets): string {
  let renamed = text;
  for (const [address, sheet] of sheets) renamed = renamed.replaceAll(address, sheet.address);
  return renamed;
}

function rulesFor(linked: readonly string[], html: string, styles: StyleSheets): string {
  const names = new Set([...namesIn(html)].filter((name) => name.startsWith('--') || styles.asked.has(name)));
  const key = [...linked, ...[...names].sort()].join('\n');
  const known = styles.made.get(key);
  if (known !== undefined) return known;
  const nodes = linked.flatMap((address) => styles.sheets.get(address)?.nodes ?? []);
  const rules = usedStyles(nodes, names);
  styles.made.set(key, rules);
  return rules;
}

/**
 * Puts the fonts and the rules that a page uses into it, in the place of links to whole style sheets, which would hold up
 * the first paint; the loader brings those with the scripts.
 */
export const inlineStyles: Step = (page, { styles }) => {
  const linked = [...page.html.matchAll(LINK)].map(([, address = '']) => address);
  if (linked.length === 0) stop('styles', page, 'no link to a style sheet');
  const sheets = linked.map((address) => styles.sheets.get(address));
  if (sheets.includes(undefined)) stop('styles', page, `no style sheet of the build at ${linked}`);
  const fonts = [...styles.sheets.values()].map((sheet) => sheet.fonts).join('');
  const used = rulesFor(linked, page.html, styles);
  let first = true;
  const html = page.html.replace(LINK, () => {
    if (!first) return '';
    first = false;
    return `<style ${FONTS}>${fonts}</style><style ${USED_STYLES}>${used}</style>`;
  });
  return { ...page, html, styleSheets: sheets.flatMap((sheet) => sheet?.address ?? []) };
};
