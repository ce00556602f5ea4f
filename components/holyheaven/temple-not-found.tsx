import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, templeHome } from '@/content/languages';
import { STATUS } from '@/lib/marks';
import { Torana } from './ornament/ornament';
import { TempleLinks } from './temple-links';

/** An open gate with no temple behind it, and the ways to those that are there. */
export function TempleNotFound({ language }: { language: LanguageCode }) {
  const { notFound } = wordsIn(language);
  return (
    <Container className="py-6">
      <meta name={STATUS} content="404" />
      <div className="mx-auto grid max-w-lg justify-items-center *:[grid-area:1/1]">
        <Torana className="w-full text-turmeric" />
        <div className="flex max-w-60 flex-col items-center gap-4 self-center pt-28 text-center sm:max-w-xs sm:gap-5 sm:pt-24">
          <h1 className="text-heading sm:text-title">{notFound.title}</h1>
          <p className="font-serif">{notFound.text}</p>
          <p className="text-small">{notFound.plain}</p>
          <ButtonLink href={templeHome(language)}>{notFound.link}</ButtonLink>
        </div>
      </div>
      <TempleLinks language={language} className="mt-6 flex justify-center border-t border-line pt-4" />
    </Container>
  );
}
