import { PurgeCSS } from 'purgecss';
import { FONTS, PENDING, STATE, USED_STYLES } from '../marks.ts';
import { contentHash, escaped } from '../site/format.ts';
import { withUsedFonts } from './font-preloads.ts';
import { FOLDER, type Page, type Site, stop } from './page.ts';

/** The style sheets of a build. */
export type StyleSheets = {
  /** The build's style sheets without their fonts, by the address Next gave them. */
  sheets: ReadonlyMap<string, string>;
  /** The `@font-face` rules, which each page carries inline. */
  fonts: string;
  /** Matches any of these addresses. */
  addresses: RegExp;
  /** All of them in one file, named by its content. With one per page, a tap on a link would wait for the next. */
  whole: { address: string; css: string };
  /** Every word of a rule, among them all names that a page must have for the rule to match. */
  words: ReadonlySet<string>;
  /** A cache of used rules, by the names in a page: most pages of one kind share them. */
  made: Map<string, Promise<string>>;
};

const FONT_FACE = /@font-face\{[^}]*\}/g;
const THEME = '@layer theme';
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** Words and numbers that no rule is about. They differ from page to page, and would make each page's rules anew. */
const SAID = /( (?:alt|aria-label|content|placeholder|title))="[^"]*"|"-?[\d.]+"/g;

/** In a style element, addresses are relative to the page. */
const absolute = (address: string, css: string) =>
  css.replace(
    /url\((["']?)(\.\.?\/[^"')]+)\1\)/g,
    (_, __, url: string) => `url(${new URL(url, `http://site${address}`).pathname})`,
  );

/** @param css the style sheets of the build by their address. */
export function styleSheets(css: ReadonlyMap<string, string>): StyleSheets {
  const read = [...css].map(([address, text]) => [address, absolute(address, text)] as const);
  const sheets = new Map(read.map(([address, text]) => [address, text.replace(FONT_FACE, '')]));
  // The sheet with the theme comes first, because a layer's first mention sets its place in the order.
  const all = [...sheets.values()].sort((a, b) => Number(b.includes(THEME)) - Number(a.includes(THEME)));
  const text = all.join('');
  return {
    sheets,
    fonts: read.flatMap(([, text]) => text.match(FONT_FACE) ?? []).join(''),
    addresses: new RegExp([...css.keys()].map(escaped).join('|'), 'g'),
    whole: { address: `${FOLDER}${contentHash(text)}.css`, css: text },
    words: new Set(text.match(/(?:\\.|[\w\u0080-\uffff-])+/g)?.map((word) => word.replaceAll('\\', ''))),
    made: new Map(),
  };
}

/** Replaces the addresses of Next's style sheets with that of the whole one. */
export function withWholeSheet(text: string, { addresses, whole }: StyleSheets): string {
  return text.replace(addresses, whole.address);
}

/** The rules that a page with these names in its markup may need before any script changes it. */
async function purged(css: string, names: readonly string[]): Promise<string> {
  // A layer's first mention sets its place in the order, also where nothing of it is left.
  const layers = new Set([...css.matchAll(/@layer ([\w-]+)\{/g)].map(([, name]) => name));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: names.join(' '), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.split(' '),
    variables: true,
    keyframes: true,
    // States such as `:focus-visible` can come at any time.
    safelist: { standard: [/^:/], variables: names.filter((name) => name.startsWith('--')) },
    dynamicAttributes: [PENDING, STATE],
  });
  const rules = result?.css ?? '';
  // Tailwind registers all its variables. Those that no rule names take 170 bytes of each page.
  const isNamed = (name: string) => rules.split(name).length > 2;
  const needed = rules.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (isNamed(name) ? rule : ''));
  return `${layers.size > 0 ? `@layer ${[...layers].join()};` : ''}${needed}`;
}

function usedRules(linked: readonly string[], html: string, styles: StyleSheets): Promise<string> {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '<$1>').match(/<[a-z][^>]*>/gi) ?? [];
  const written = markup.flatMap((tag) => [
    ...(tag.replace(SAID, '$1').match(/[^<>"'`\s=]+/g) ?? []).map((name) =>
      name.replace(/&[\w#]+;/g, (entity) => ENTITIES[entity] ?? entity),
    ),
    // Variables that the markup itself reads.
    ...(tag.match(/--[\w-]+/g) ?? []),
  ]);
  const names = [...new Set(written)].filter((name) => styles.words.has(name)).sort();
  const key = [...linked, ...names].join('\n');
  const rules =
    styles.made.get(key) ?? purged(linked.map((address) => styles.sheets.get(address)).join(''), names);
  styles.made.set(key, rules);
  return rules;
}

/**
 * Replaces the links to Next's style sheets, which would delay the first paint, with the fonts and rules the page uses.
 * The loader fetches the whole style sheet with the scripts.
 */
export async function inlineStyles(page: Page, { styles }: Pick<Site, 'styles'>): Promise<Page> {
  const links = [...page.html.matchAll(LINK)];
  const [link] = links[0] ?? stop('styles', page, 'no link to a style sheet');
  const linked = links.map(([, address = '']) => address);
  if (!linked.every((address) => styles.sheets.has(address)))
    stop('styles', page, `no style sheet of the build at ${linked}`);
  const used = await usedRules(linked, page.html, styles);
  const { html: linking, fonts } = withUsedFonts(page.html, styles.fonts, used);
  const own = `<style ${FONTS}>${styles.fonts}</style><style ${USED_STYLES}>${used}</style>`;
  const html = linking.replace(link, () => own).replace(LINK, '');
  return { ...page, html, fonts, styleSheet: styles.whole.address };
}
