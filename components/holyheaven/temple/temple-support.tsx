import { Band } from '@/components/holyheaven/band';
import { ComingSoonButton } from '@/components/holyheaven/coming-soon-button';
import { TempleWindow } from '@/components/holyheaven/ornament/temple-window';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import { pathIn } from '@/content/languages';
import type { Temple } from '@/content/temples/types';
import { fill } from '@/lib/text';

export function TempleSupport({ temple }: { temple: Temple }) {
  const { title, donationLink, language } = temple;
  const { templePage, comingSoon } = wordsIn(language);
  const { support, more } = templePage;
  return (
    <Band tone="maroon">
      <Container className="grid items-end gap-x-16 lg:grid-cols-[7fr_5fr]">
        <section aria-labelledby="support" className="py-stack lg:self-center lg:py-section">
          <h2 id="support" className="text-title">
            {support.title}
          </h2>
          <p className="mt-4 mb-6 max-w-prose text-lead">{fill(support.text, { temple: title })}</p>
          <ButtonLink href={donationLink}>{support.link}</ButtonLink>
          <div className="mt-6 flex flex-wrap gap-x-8 gap-y-4 border-t border-line pt-6">
            <ButtonLink href={pathIn(language, '/holyheaven')} variant="secondary">
              {more}
            </ButtonLink>
            <ComingSoonButton {...comingSoon.prayers} />
          </div>
        </section>
        <TempleWindow
          temple={temple}
          alt=""
          sizes="64rem"
          className="hidden aspect-4/5 w-full lg:mt-section lg:block"
        />
      </Container>
    </Band>
  );
}
