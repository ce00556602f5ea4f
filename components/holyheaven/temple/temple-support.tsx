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
      <Container className="grid items-end gap-x-16 gap-y-5 py-6 lg:py-12 lg:grid-cols-[7fr_5fr]">
        <section aria-labelledby="support">
          <h2 id="support" className="text-heading">
            {support.title}
          </h2>
          <p className="mt-3 mb-4 max-w-prose lg:text-lead">{support.text}</p>
          <ButtonLink href={donationLink}>{support.link}</ButtonLink>
        </section>
        <div className="flex flex-wrap gap-x-8 gap-y-4 border-t border-line pt-5 lg:flex-col lg:border-t-0 lg:border-l lg:pl-16">
          <ButtonLink href={templeHome(language)} variant="secondary" className="lg:self-start">
            {more}
          </ButtonLink>
          <ComingSoonButton {...comingSoon.prayers} />
        </div>
      </Container>
    </Band>
  );
}
