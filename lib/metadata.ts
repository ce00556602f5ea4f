import type { Metadata, Viewport } from 'next';
import { altIn } from '@/content/holyheaven/pictures';
import { wordsIn } from '@/content/holyheaven/words';
import {
  inDevanagari,
  type LanguageCode,
  languageAt,
  languageOf,
  languages,
  mainLanguage,
  pathIn,
  plainPath,
} from '@/content/languages';
import type { PageHead } from '@/content/page-list';
import { drawingAlt, type ShareName, sharePictures } from '@/content/share-pictures';
import { site } from '@/content/site';
import { absolute } from './env';
import { pageHead } from './pages';
import sharePaths from './share-pictures.json';
import { homeOf } from './temples/area-paths';

const isTemple = (path: string) => homeOf(path) !== undefined;

/** The site's name on a page. The temple area has its own. */
const worldOf = (path: string): string => (isTemple(path) ? wordsIn(languageAt(path)).area.name : site.name);

/** A temple page's address in every language, by hreflang code. */
export function languageAddresses(path: string): Record<string, string> | undefined {
  if (!isTemple(path) || languages.length < 2) return undefined;
  const address = (code: LanguageCode) => absolute(pathIn(code, plainPath(path)));
  return {
    ...Object.fromEntries(languages.map(({ code, tag }) => [tag, address(code)])),
    'x-default': address(mainLanguage),
  };
}

/** The title that browsers and search engines show. */
export function fullTitle(title: string, path: string): string {
  const world = worldOf(path);
  return title.includes(world) ? title : `${title} | ${world}`;
}

function checkLength(path: string, what: string, text: string, min: number, max: number): void {
  if (text.length < min || text.length > max)
    throw new Error(`${path}: the ${what} has ${text.length} characters, not ${min} to ${max}: "${text}"`);
}

/** A share picture, with the size, type and text that messengers ask for before they load it. */
function shareImage(name: ShareName, language: LanguageCode) {
  const share = sharePictures[name];
  const path = (sharePaths as Record<string, string>)[name];
  if (!share || !path) throw new Error(`there is no share picture "${name}": run npm run prepare:content`);
  const { title, devanagari, picture } = share;
  const shown = picture ? altIn(language, picture) : drawingAlt;
  return {
    url: absolute(path),
    width: 1200,
    height: 630,
    type: 'image/jpeg',
    alt: inDevanagari(title)
      ? `${title}। ${shown}`
      : `${[title, devanagari].filter(Boolean).join(', ')}. ${shown}`.replace('..', '.'),
  };
}

/**
 * A page's head: title, description, canonical address, robots and Open Graph, from which Next makes the Twitter card.
 * @throws when the title or the description is too short or too long for search results.
 */
export function metadataOf({ title, description, path, index = true, share }: PageHead): Metadata {
  const whole = fullTitle(title, path);
  checkLength(path, 'title', whole, 10, 60);
  checkLength(path, 'description', description, 70, 160);
  const image = shareImage(share, languageAt(path));
  const url = absolute(path);
  return {
    title: { absolute: whole },
    description,
    alternates: { canonical: url, ...(index && { languages: languageAddresses(path) }) },
    robots: index ? undefined : { index: false, follow: true },
    openGraph: {
      title,
      description,
      url,
      siteName: worldOf(path),
      locale: languageOf(languageAt(path)).tag.replace('-', '_'),
      type: 'website',
      images: [image],
    },
  };
}

/**
 * The head of the page that lib/pages.ts has at this path.
 * @throws when there is no such page.
 */
export const pageMetadata = (path: string): Metadata => metadataOf(pageHead(path));

/** What every page's head has, in any language. */
export const rootMetadata = {
  title: site.name,
  description: site.description,
  // Icon files in app/ would get longer addresses, with a hash, in every page.
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32', type: 'image/x-icon' },
      { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    apple: { url: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
  },
} satisfies Metadata;

/** The themes' canvas colours, which browsers paint around a page. components/styles.test.ts checks them. */
export const canvases = { dusk: '#0a0d16', 'first-light': '#f6eee1' } as const;

export const rootViewport: Viewport = { themeColor: canvases.dusk };
