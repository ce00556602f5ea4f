import { Band } from '@/components/holyheaven/band';
import { ComingSoonButton } from '@/components/holyheaven/coming-soon-button';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import { templeHome } from '@/content/languages';
import type { Temple } from '@/content/temples/types';

export function TempleSupport({ temple }: { temple: Temple }) {
  const { donationLink, language } = temple;
  const { templePage, comingSoon } = wordsIn(language);
  const { support, more } = templePage;
  return (
    <Band tone="maroon">
      <Container className="py-6 lg:py-12">
        <section
          aria-labelledby="support"
          className="items-center gap-x-16 gap-y-4 max-lg:space-y-4 lg:grid lg:grid-cols-2"
        >
          <div>
            <h2 id="support" className="text-heading">
              {support.title}
            </h2>
            <p className="mt-3 max-w-prose lg:text-lead">{support.text}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={donationLink} variant="secondary">
              {support.link}
            </ButtonLink>
            <ButtonLink href={templeHome(language)} variant="secondary">
              {more}
            </ButtonLink>
            <ComingSoonButton {...comingSoon.prayers} />
          </div>
        </section>
      </Container>
    </Band>
  );
}
