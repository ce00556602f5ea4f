import { PurgeCSS } from 'purgecss';
import { FONTS, PAINTING, PENDING, STATE, USED_STYLES } from '@/lib/marks';
import { type Built, HEAD_START, type Styled, stop } from './page.ts';

/** The style sheets of a build. */
type StyleSheets = {
  /** Without their fonts, by address. */
  sheets: ReadonlyMap<string, string>;
  /** All `@font-face` rules. Each page has them inline, because the next page may be in another language or world. */
  fonts: string;
};

const FONT_FACE = /@font-face\{[^}]*\}/g;
const FACE = /font-family:"?([^;"}]+)"?;src:url\(([^)]+)\)/g;
const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Makes addresses absolute: in a style element they would be relative to the page. */
const absolute = (address: string, css: string) =>
  css.replace(
    /url\((["']?)(\.\.?\/[^"')]+)\1\)/g,
    (_, __, url: string) => `url(${new URL(url, `http://site${address}`).pathname})`,
  );

/** @param css the build's style sheets, by address */
export function styleSheets(css: ReadonlyMap<string, string>): StyleSheets {
  const read = [...css].map(([address, text]) => [address, absolute(address, text)] as const);
  const text = read.map(([, text]) => text).join('');
  return {
    sheets: new Map(read.map(([address, text]) => [address, text.replace(FONT_FACE, '')])),
    fonts: [...new Set(text.match(FONT_FACE))].join(''),
  };
}

/** The rules that a page with these names in its markup may need before a script changes it. */
async function purged(css: string, names: readonly string[]): Promise<string> {
  // A layer's first mention sets its place in the order, even if none of its rules are left.
  const mentions = css.matchAll(/@layer ([\w, -]+)[;{]/g);
  const layers = new Set([...mentions].flatMap(([, names = '']) => names.split(/, */)));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: names.join(' '), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.split(' '),
    variables: true,
    keyframes: true,
    // States such as `:focus-visible` can apply at any time.
    safelist: { standard: [/^:/], variables: names.filter((name) => name.startsWith('--')) },
    dynamicAttributes: [PAINTING, PENDING, STATE],
  });
  const rules = result?.css ?? '';
  // Tailwind registers all its variables. The unused ones would cost each page 220 bytes.
  const isNamed = (name: string) => rules.split(name).length > 2;
  const needed = rules.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (isNamed(name) ? rule : ''));
  return `${layers.size > 0 ? `@layer ${[...layers].join()};` : ''}${needed}`;
}

function usedRules(html: string, linked: readonly string[], styles: StyleSheets): Promise<string> {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '<$1>').match(/<[a-z][^>]*>/gi) ?? [];
  const written = markup.flatMap((tag) => [
    ...(tag.match(/[^<>"'`\s=]+/g) ?? []).map((name) =>
      name.replace(/&([\w#]+);/g, (entity, name) => ENTITIES[name] ?? entity),
    ),
    // Variables that the markup itself reads.
    ...(tag.match(/--[\w-]+/g) ?? []),
  ]);
  const css = linked.map((address) => styles.sheets.get(address)).join('');
  return purged(css, [...new Set(written)]);
}

/** The addresses of the fonts that a page's rules name. */
function fontsIn(used: string, { fonts }: StyleSheets) {
  const faces = [...fonts.matchAll(FACE)].map(([, family = '', url = '']) => ({ family, url }));
  const isFirst = ({ url }: { url: string }, index: number) =>
    faces.findIndex((other) => other.url === url) === index;
  return faces
    .filter(isFirst)
    .filter(({ family }) => new RegExp(`--[\\w-]+:\\s*"?${family}["',;}]`).test(used));
}

/**
 * Replaces the links to Next's style sheets, which would delay the first paint, with the `@font-face` rules and the
 * rules that the page uses. These end the head, because readers of `og:` properties stop after 32 KB. Also preloads the
 * fonts in use. The loader fetches the full style sheets with the scripts.
 */
export async function inlineStyles(page: Built, styles: StyleSheets): Promise<Styled> {
  const linked = [...page.html.matchAll(LINK)].map(([, address = '']) => address);
  if (linked.length === 0) stop('styles', page, 'no link to a style sheet');
  const unknown = linked.find((address) => !styles.sheets.has(address));
  if (unknown) stop('styles', page, `no style sheet of the build at ${unknown}`);
  const used = await usedRules(page.html, linked, styles);
  const fonts = fontsIn(used, styles);
  const preloads = fonts
    // The verses are far down the page.
    .filter(({ family }) => family !== 'sanskrit')
    .map(({ url }) => `<link rel="preload" href="${url}" as="font" crossorigin="" type="font/woff2"/>`);
  const own = `<style ${FONTS}>${styles.fonts}</style><style ${USED_STYLES}>${used}</style>`;
  return {
    ...page,
    styles: linked,
    fonts: fonts.map(({ url }) => url),
    html: page.html
      .replace(LINK, '')
      .replace(HEAD_START, (start) => start + preloads.join(''))
      .replace('</head>', () => `${own}</head>`),
  };
}
