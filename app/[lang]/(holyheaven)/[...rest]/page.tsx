import { PageNotFound } from '@/components/holyheaven/page-not-found';
import { wordsIn } from '@/content/holyheaven/words';
import { UNKNOWN_ID } from '@/content/temples';
import { type LanguageParams, languageFrom } from '@/lib/temples/temple-page';

export const dynamicParams = false;

// One page for every address that begins with a language and has no page.
export const generateStaticParams = () => [{ rest: [UNKNOWN_ID] }];

export async function generateMetadata(props: LanguageParams) {
  const { area, pageNotFound } = wordsIn(await languageFrom(props));
  return { title: { absolute: `${pageNotFound.title} | ${area.name}` }, robots: { index: false } };
}

export default async function PageNotFoundPage(props: LanguageParams) {
  return <PageNotFound language={await languageFrom(props)} />;
}
