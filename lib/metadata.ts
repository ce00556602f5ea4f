import type { Metadata } from 'next';
import { pictures } from '@/content/pictures';
import { type ShareName, sharePictures } from '@/content/share-pictures';
import { site } from '@/content/site';
import { pageAt } from './pages';
import sharePaths from './share-pictures.json';
import { siteUrl } from './site-url';

type PageMetadata = {
  /** Without the site's name, which is added where the title does not hold it. */
  title: string;
  /** 70 to 160 characters. */
  description: string;
  /** Path of the page, with its leading slash. */
  path: string;
  /** false for pages that search engines should leave out. */
  index?: boolean;
  /** The share picture; by default the one that lib/pages.ts names for the path, or that of the page's world. */
  share?: ShareName;
};

const isTemplePath = (path: string) => /^\/(holyheaven|under-development)(\/|$)/.test(path);

/** The name under which a page is shared: the temple area has its own. */
const worldOf = (path: string): string => (isTemplePath(path) ? site.templeName : site.name);

/** The title as browsers and search engines show it. */
export function fullTitle(title: string, path: string): string {
  const world = worldOf(path);
  return title.includes(world) ? title : `${title} | ${world}`;
}

function checkLength(path: string, what: string, text: string, min: number, max: number): void {
  if (text.length < min || text.length > max)
    throw new Error(`${path}: the ${what} has ${text.length} characters, not ${min} to ${max}: "${text}"`);
}

/** A share picture with all that messengers want to know before they load it. */
export function shareImage(name: ShareName) {
  const share = sharePictures[name];
  const path = (sharePaths as Record<string, string>)[name];
  if (!share || !path) throw new Error(`there is no share picture "${name}": run npm run prepare:content`);
  const { title, devanagari, picture } = share;
  const shown =
    typeof picture === 'string' ? pictures[picture].alt : 'Portraits of the people who lead the work.';
  return {
    url: new URL(path, siteUrl()).href,
    width: 1200,
    height: 630,
    type: 'image/jpeg',
    alt: `${[title, devanagari].filter(Boolean).join(', ')}. ${shown}`.replace('..', '.'),
  };
}

/**
 * The head of one page: title, description, canonical address, robots, Open Graph and Twitter.
 * @throws when a title or a description has not the length that search results show.
 */
export function pageMetadata({ title, description, path, index = true, share }: PageMetadata): Metadata {
  const absolute = fullTitle(title, path);
  checkLength(path, 'title', absolute, 10, 60);
  checkLength(path, 'description', description, 70, 160);
  const image = shareImage(share ?? pageAt(path)?.share ?? (isTemplePath(path) ? 'holyheaven' : 'home'));
  const url = new URL(path, siteUrl()).href;
  const { type: _, ...twitterImage } = image;
  return {
    title: { absolute },
    description,
    alternates: { canonical: url },
    robots: index ? undefined : { index: false, follow: true },
    openGraph: {
      title,
      description,
      url,
      siteName: worldOf(path),
      locale: 'en_IN',
      type: 'website',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [twitterImage] },
  };
}
