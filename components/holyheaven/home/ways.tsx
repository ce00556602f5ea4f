import { Band } from '@/components/holyheaven/band';
import { ComingSoonButton } from '@/components/holyheaven/coming-soon-button';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { contactPath } from '@/lib/company/form-links';

/** Whom to ask before a journey. */
export function Ways({ language }: { language: LanguageCode }) {
  const { guide, comingSoon } = wordsIn(language);
  return (
    <Band tone="maroon">
      <Container className="grid gap-x-16 py-6 lg:grid-cols-2 lg:py-12">
        <div>
          <h2 className="text-heading">{guide.title}</h2>
          <p className="mt-2 mb-4 max-w-prose">{guide.text}</p>
        </div>
        <div className="lg:self-center">
          <ButtonLink href={`${contactPath({ subject: 'Other' })}#write`} hrefLang="en">
            {guide.link}
          </ButtonLink>
          <div className="mt-2 flex flex-wrap gap-x-8">
            <ComingSoonButton {...comingSoon.plan} />
            <ComingSoonButton {...comingSoon.prayers} />
          </div>
        </div>
      </Container>
    </Band>
  );
}
