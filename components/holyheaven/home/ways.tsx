import { Band } from '@/components/holyheaven/band';
import { ComingSoonButton } from '@/components/holyheaven/coming-soon-button';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { contactPath } from '@/lib/company/form-links';

export function Ways({ language }: { language: LanguageCode }) {
  const { ways, comingSoon } = wordsIn(language);
  const { guide, mission } = ways;
  return (
    <section aria-labelledby="ways">
      <Band tone="maroon">
        <Container className="py-6 lg:py-stack">
          <div className="grid gap-8 md:grid-cols-2 md:gap-16">
            <div data-reveal data-stagger={0}>
              <h2 id="ways" className="text-heading">
                {guide.title}
              </h2>
              <p className="mt-2 mb-4 max-w-prose">{guide.text}</p>
              <ButtonLink href={`${contactPath({ subject: 'Other' })}#write`} hrefLang="en">
                {guide.link}
              </ButtonLink>
              <div className="mt-4 flex flex-wrap gap-x-8">
                <ComingSoonButton {...comingSoon.plan} />
                <ComingSoonButton {...comingSoon.prayers} />
              </div>
            </div>
            <div data-reveal data-stagger={1}>
              <h2 className="text-heading">{mission.title}</h2>
              <p className="mt-2 mb-4 max-w-prose">{mission.text}</p>
              <ButtonLink href="/about" hrefLang="en" variant="secondary">
                {mission.link}
              </ButtonLink>
            </div>
          </div>
        </Container>
      </Band>
    </section>
  );
}
