import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { LinkList } from '@/components/ui/link-list';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, pathIn } from '@/content/languages';
import { STATUS } from '@/lib/marks';
import { templeLinks } from '@/lib/suggestions';
import { Torana } from './ornament/ornament';

/** An open gate with no temple behind it, and the ways to those that are there. */
export function TempleNotFound({ language }: { language: LanguageCode }) {
  const { notFound, listing } = wordsIn(language);
  const home = pathIn(language, '/holyheaven');
  const search = { href: `${home}#temple-search`, label: listing.searchLink };
  return (
    <>
      <Container className="relative grid min-h-[max(36rem,80svh)] place-items-center py-stack">
        <meta name={STATUS} content="404" />
        <Torana className="absolute inset-x-0 bottom-0 mx-auto h-[calc(100%-2rem)] max-w-full text-turmeric" />
        <div className="relative flex max-w-64 flex-col items-center gap-5 pt-56 text-center sm:pt-40 sm:max-w-xs">
          <h1 className="text-title">{notFound.title}</h1>
          <p className="font-serif text-lead">{notFound.text}</p>
          <ButtonLink href={home}>{notFound.link}</ButtonLink>
        </div>
      </Container>
      <Container className="border-t border-line py-8">
        <nav aria-label={notFound.others}>
          <LinkList
            links={[...templeLinks(language), search]}
            className="flex flex-wrap justify-center gap-x-10"
          />
        </nav>
      </Container>
    </>
  );
}
