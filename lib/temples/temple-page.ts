import type { Metadata } from 'next';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, languageNamed } from '@/content/languages';
import { getTemple } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { pageMetadata } from '@/lib/metadata';

/** A page's parameters. Addresses in the main language name no language. */
export type LanguageParams = { params: Promise<{ lang?: string }> };

export type TempleParams = { params: Promise<{ lang?: string; templeId: string }> };

export const languageFrom = async ({ params }: LanguageParams): Promise<LanguageCode> =>
  // Routes without any parameter get none.
  languageNamed((await params)?.lang);

/** The temple that a page's address names, if there is one. */
export async function templeOf({ params }: TempleParams): Promise<Temple | undefined> {
  const { templeId, lang } = await params;
  return getTemple(templeId, languageNamed(lang));
}

/** The head of a page that replaces an unknown or unkept one, in the page's language. */
export function unknownHead(
  language: LanguageCode,
  words: 'notFound' | 'offline' | 'pageNotFound',
): Metadata {
  const { area, [words]: page } = wordsIn(language);
  const title = { absolute: `${page.title} | ${area.name}` };
  const description = page.text;
  return {
    title,
    description,
    robots: { index: false },
    openGraph: { title, description, siteName: area.name },
  };
}

/** `generateMetadata` for a page about one temple, or for the Temple Not Found screen that replaces it. */
export function templeMetadata(pathOf: (temple: Temple) => string) {
  return async (props: TempleParams): Promise<Metadata> => {
    const temple = await templeOf(props);
    if (temple) return pageMetadata(pathOf(temple));
    return unknownHead(await languageFrom(props), 'notFound');
  };
}
