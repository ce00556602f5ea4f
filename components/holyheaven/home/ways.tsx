import { Band } from '@/components/holyheaven/band';
import { ComingSoonButton } from '@/components/holyheaven/coming-soon-button';
import { Torana } from '@/components/holyheaven/ornament/ornament';
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
        <Container className="relative py-section">
          <Torana className="absolute right-gutter bottom-0 hidden h-full text-turmeric opacity-25 md:block" />
          <h2 id="ways" className="text-title">
            {ways.title}
          </h2>
          <div className="mt-stack grid gap-10 md:grid-cols-2 md:gap-16">
            <div data-reveal="fade" data-stagger={0}>
              <h3 className="text-heading">{guide.title}</h3>
              <p className="mt-3 mb-6 max-w-prose">{guide.text}</p>
              <ButtonLink href={contactPath({ subject: 'Other' })} hrefLang="en">
                {guide.link}
              </ButtonLink>
            </div>
            <div data-reveal="fade" data-stagger={1}>
              <h3 className="text-heading">{mission.title}</h3>
              <p className="mt-3 mb-6 max-w-prose">{mission.text}</p>
              <ButtonLink href="/about" hrefLang="en" variant="secondary">
                {mission.link}
              </ButtonLink>
            </div>
          </div>
          <div className="mt-stack flex flex-col gap-4 border-t border-line pt-8 md:flex-row md:gap-10">
            <ComingSoonButton {...comingSoon.plan} />
            <ComingSoonButton {...comingSoon.prayers} />
          </div>
        </Container>
      </Band>
    </section>
  );
}
