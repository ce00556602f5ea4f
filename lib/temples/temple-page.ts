import type { Metadata } from 'next';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, languageNamed } from '@/content/languages';
import { getTemple } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import { pageMetadata } from '@/lib/metadata';

/** The parameters of a page; the plain addresses of the main language name none. */
export type LanguageParams = { params: Promise<{ lang?: string }> };

export type TempleParams = { params: Promise<{ lang?: string; templeId: string }> };

export const languageFrom = async ({ params }: LanguageParams): Promise<LanguageCode> =>
  // Routes without any parameter get none.
  languageNamed((await params)?.lang);

/** The temple that a page's address names, or nothing. */
export async function templeOf({ params }: TempleParams): Promise<Temple | undefined> {
  const { templeId, lang } = await params;
  return getTemple(templeId, languageNamed(lang));
}

/** The head of a page that stands in for an unknown one or one not kept, all of it in its language. */
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

/** `generateMetadata` for a page about one temple, or for the Temple Not Found screen in its place. */
export function templeMetadata(pathOf: (temple: Temple) => string) {
  return async (props: TempleParams): Promise<Metadata> => {
    const temple = await templeOf(props);
    if (temple) return pageMetadata(pathOf(temple));
    return unknownHead(await languageFrom(props), 'notFound');
  };
}
