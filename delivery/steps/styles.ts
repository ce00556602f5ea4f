import { FONTS, USED_STYLES } from '../marks.ts';
import { contentHash } from '../site/format.ts';
import { FOLDER, type Step, stop } from './page.ts';
import { type Node, parseStyles, type Selector } from './style-sheet.ts';
import { namesIn, usedStyles } from './used-styles.ts';

/** A style sheet of Next's build: its fonts, which each page carries itself, and everything else. */
type Sheet = { fonts: string; css: string; nodes: Node[] };

/** A build's style sheets. */
export type StyleSheets = {
  /** By the address that Next gave them. */
  sheets: ReadonlyMap<string, Sheet>;
  /** All of them in one file, so that a tap on a link never waits for the next page's, named by its content. */
  whole: { address: string; css: string };
  /** Every name that a selector asks for. */
  asked: ReadonlySet<string>;
  /** The used rules of pages that have been seen, by the pages' names: most pages of a kind have the same. */
  made: Map<string, string>;
};

const FONT_FACE = /@font-face\{[^}]*\}/g;
const THEME = '@layer theme';
const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

function readSheet(address: string, css: string): Sheet {
  // Addresses in a style element are relative to the page.
  const absolute = css.replace(
    /url\((["']?)(\.\.?\/[^"')]+)\1\)/g,
    (_, __, url: string) => `url(${new URL(url, `http://site${address}`).pathname})`,
  );
  const rest = absolute.replace(FONT_FACE, '');
  return { fonts: (absolute.match(FONT_FACE) ?? []).join(''), css: rest, nodes: parseStyles(rest) };
}

function namesOf({ needs, oneOf }: Selector): string[] {
  return [...needs, ...oneOf.flat().flatMap(namesOf)];
}

const selectorsIn = (node: Node): Selector[] =>
  'selectors' in node ? node.selectors : 'group' in node ? node.nodes.flatMap(selectorsIn) : [];

/** @param css the style sheets of the build by their address. */
export function styleSheets(css: ReadonlyMap<string, string>): StyleSheets {
  const sheets = new Map([...css].map(([address, text]) => [address, readSheet(address, text)]));
  const all = [...sheets.values()];
  const selectors = all.flatMap(({ nodes }) => nodes).flatMap(selectorsIn);
  // The sheet with the theme comes first: the first mention of a layer decides its place among the layers.
  const [first, others] = [true, false].map((is) => all.filter((sheet) => sheet.css.includes(THEME) === is));
  const text = [...(first ?? []), ...(others ?? [])].map((sheet) => sheet.css).join('');
  return {
    sheets,
    whole: { address: `${FOLDER}${contentHash(text)}.css`, css: text },
    asked: new Set(selectors.flatMap(namesOf)),
    made: new Map(),
  };
}

/** Names the whole style sheet where a page's data, or anything else, names one of Next's. */
export function withWholeSheet(text: string, { sheets, whole }: StyleSheets): string {
  let renamed = text;
  for (const address of sheets.keys()) renamed = renamed.replaceAll(address, whole.address);
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
 * the first paint; the loader brings the whole sheet with the scripts.
 */
export const inlineStyles: Step = (page, { styles }) => {
  const linked = [...page.html.matchAll(LINK)].map(([, address = '']) => address);
  if (linked.length === 0) stop('styles', page, 'no link to a style sheet');
  if (!linked.every((address) => styles.sheets.has(address)))
    stop('styles', page, `no style sheet of the build at ${linked}`);
  const fonts = [...styles.sheets.values()].map((sheet) => sheet.fonts).join('');
  const used = rulesFor(linked, page.html, styles);
  let first = true;
  const html = page.html.replace(LINK, () => {
    if (!first) return '';
    first = false;
    return `<style ${FONTS}>${fonts}</style><style ${USED_STYLES}>${used}</style>`;
  });
  return { ...page, html, styleSheet: styles.whole.address };
};
