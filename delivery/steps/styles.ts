import { escaped } from '../escaped.ts';
import { FONTS, USED_STYLES } from '../marks.ts';
import { contentHash } from '../site/format.ts';
import { withoutIdleFonts } from './font-preloads.ts';
import { FOLDER, type Step, stop } from './page.ts';
import { type Node, parseStyles, type Selector, type Sheet, type StyleSheets } from './style-sheet.ts';
import { namesIn, usedStyles } from './used-styles.ts';

const FONT_FACE = /@font-face\{[^}]*\}/g;
const THEME = '@layer theme';
const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

function readSheet(address: string, css: string): Sheet {
  // In a style element, addresses are relative to the page.
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
  // The sheet with the theme comes first, because a layer's first mention sets its place in the order.
  const [first, others] = [true, false].map((is) => all.filter((sheet) => sheet.css.includes(THEME) === is));
  const text = [...(first ?? []), ...(others ?? [])].map((sheet) => sheet.css).join('');
  return {
    sheets,
    addresses: new RegExp([...css.keys()].map(escaped).join('|'), 'g'),
    whole: { address: `${FOLDER}${contentHash(text)}.css`, css: text },
    asked: new Set(selectors.flatMap(namesOf)),
    made: new Map(),
  };
}

/** Replaces the addresses of Next's style sheets with that of the whole one. */
export function withWholeSheet(text: string, { addresses, whole }: StyleSheets): string {
  return text.replace(addresses, whole.address);
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
 * Replaces the links to Next's style sheets, which would delay the first paint, with the fonts and rules the page uses.
 * The loader fetches the whole style sheet with the scripts.
 */
export const inlineStyles: Step = (page, { styles }) => {
  const linked = [...page.html.matchAll(LINK)].map(([, address = '']) => address);
  if (linked.length === 0) stop('styles', page, 'no link to a style sheet');
  if (!linked.every((address) => styles.sheets.has(address)))
    stop('styles', page, `no style sheet of the build at ${linked}`);
  const fonts = [...styles.sheets.values()].map((sheet) => sheet.fonts).join('');
  const used = rulesFor(linked, page.html, styles);
  let first = true;
  const html = withoutIdleFonts(page.html, fonts, used).replace(LINK, () => {
    if (!first) return '';
    first = false;
    return `<style ${FONTS}>${fonts}</style><style ${USED_STYLES}>${used}</style>`;
  });
  return { ...page, html, styleSheet: styles.whole.address };
};
