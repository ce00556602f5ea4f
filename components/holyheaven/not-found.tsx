import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { LinkList } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, templeHome } from '@/content/languages';
import { STATUS } from '@/lib/marks';
import { templeLinks } from '@/lib/suggestions';
import { Torana } from './ornament/ornament';

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
          <ButtonLink href={templeHome(language)}>{notFound.link}</ButtonLink>
        </div>
      </div>
      <TempleLinks language={language} className="mt-6 flex justify-center border-t border-line pt-4" />
    </Container>
  );
}

/** The temples that there are, on pages that lead to none. */
function TempleLinks({ language, className }: { language: LanguageCode; className?: string }) {
  return (
    <nav aria-label={wordsIn(language).notFound.others} className={className}>
      <LinkList links={templeLinks(language)} className="flex flex-wrap gap-x-10" />
    </nav>
  );
}

/** For an address that begins with a language and leads nowhere. */
export function PageNotFound({ language }: { language: LanguageCode }) {
  const { eyebrow, title, text, temples } = wordsIn(language).pageNotFound;
  return (
    <Container className="py-section">
      <meta name={STATUS} content="404" />
      <Label>{eyebrow}</Label>
      <h1 className="mt-4 text-title">{title}</h1>
      <p className="mt-6 max-w-prose text-lead text-muted">{text}</p>
      <ButtonLink href={templeHome(language)} className="mt-10">
        {temples}
      </ButtonLink>
      <TempleLinks language={language} className="mt-stack border-t border-line pt-8" />
    </Container>
  );
}
