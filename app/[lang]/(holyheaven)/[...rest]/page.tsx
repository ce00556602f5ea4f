import { TempleNotFound } from '@/components/holyheaven/not-found';
import { UNKNOWN_ID } from '@/content/temples';
import { type LanguageParams, languageFrom, unknownHead } from '@/lib/temples/temple-page';

export const dynamicParams = false;

// One page for every unknown address that begins with a language.
export const generateStaticParams = () => [{ rest: [UNKNOWN_ID] }];

export async function generateMetadata(props: LanguageParams) {
  return unknownHead(await languageFrom(props), 'pageNotFound');
}

export default async function PageNotFoundPage(props: LanguageParams) {
  return <TempleNotFound language={await languageFrom(props)} words="pageNotFound" />;
}
