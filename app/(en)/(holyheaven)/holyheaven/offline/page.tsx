import { KeptPages } from '@/components/holyheaven/kept-pages';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import { languageAt } from '@/content/languages';
import { pages } from '@/lib/pages';
import { homeOf } from '@/lib/temples/area-paths';
import { type LanguageParams, languageFrom, unknownHead } from '@/lib/temples/temple-page';

export const generateMetadata = async (props: LanguageParams) =>
  unknownHead(await languageFrom(props), 'offline');

/** Served by the offline worker in place of a page that it has not cached. */
export default async function OfflinePage(props: LanguageParams) {
  const language = await languageFrom(props);
  const { offline } = wordsIn(language);
  const own = pages.filter(({ path }) => homeOf(path) && languageAt(path) === language);
  return (
    <Container className="py-section">
      <h1 className="text-title">{offline.title}</h1>
      <p className="mt-4">{offline.list}</p>
      <KeptPages pages={own.map(({ path, title }) => ({ href: path, label: title }))} />
    </Container>
  );
}
