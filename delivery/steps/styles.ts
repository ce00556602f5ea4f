import { PurgeCSS } from 'purgecss';
import { PAINTING, PENDING, STATE, USED_STYLES } from '@/lib/marks';
import { type Built, HEAD_START, type Styled, stop } from './page.ts';

/** The style sheets of a build, by address. */
type StyleSheets = ReadonlyMap<string, string>;

const FONT_FACE = /@font-face\{[^}]*\}/g;
const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Makes addresses absolute: in a style element they would be relative to the page. */
const absolute = (address: string, css: string) =>
  css.replace(
    /url\((["']?)(\.\.?\/[^"')]+)\1\)/g,
    (_, __, url: string) => `url(${new URL(url, `http://site${address}`).pathname})`,
  );

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

/** The `@font-face` rules of the families that these rules name. */
function facesIn(css: string, rules: string): string[] {
  const isNamed = (face: string) => {
    const [, family] = /font-family:"?([^;"}]+)/.exec(face) ?? [];
    return new RegExp(`[:,]\\s*"?${family}["',;}]`).test(rules);
  };
  return [...new Set(css.match(FONT_FACE))].filter(isNamed);
}

/** The names in the tags of a page, among them its classes. */
function namesIn(html: string): string[] {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '<$1>').match(/<[a-z][^>]*>/gi) ?? [];
  const written = markup.flatMap((tag) => [
    ...(tag.match(/[^<>"'`\s=]+/g) ?? []).map((name) =>
      name.replace(/&([\w#]+);/g, (entity, name) => ENTITIES[name] ?? entity),
    ),
    // Variables that the markup itself reads.
    ...(tag.match(/--[\w-]+/g) ?? []),
  ]);
  return [...new Set(written)];
}

/**
 * Replaces the links to Next's style sheets, which would delay the first paint, with the rules that the page uses.
 * These end the head, because readers of `og:` properties stop after 32 KB. Also preloads the fonts in use. The loader
 * fetches the full style sheets with the scripts.
 */
export async function inlineStyles(page: Built, styles: StyleSheets): Promise<Styled> {
  const linked = [...page.html.matchAll(LINK)].map(([, address = '']) => address);
  if (linked.length === 0) stop('styles', page, 'no link to a style sheet');
  const unknown = linked.find((address) => !styles.has(address));
  if (unknown) stop('styles', page, `no style sheet of the build at ${unknown}`);
  const css = linked.map((address) => absolute(address, styles.get(address) ?? '')).join('');
  const used = await purged(css.replace(FONT_FACE, ''), namesIn(page.html));
  const faces = facesIn(css, used);
  const fonts = faces.flatMap((face) => /url\(([^)]+)\)/.exec(face)?.[1] ?? []);
  const preloads = fonts
    // The verses are far down the page.
    .filter((url) => !url.includes('sanskrit'))
    .map((url) => `<link rel="preload" href="${url}" as="font" crossorigin="" type="font/woff2"/>`);
  return {
    ...page,
    styles: linked,
    fonts,
    html: page.html
      .replace(LINK, '')
      .replace(HEAD_START, (start) => start + preloads.join(''))
      .replace('</head>', () => `<style ${USED_STYLES}>${faces.join('')}${used}</style></head>`),
  };
}
