import type { ReactNode } from 'react';
import { CardHead } from '@/components/holyheaven/band';
import { CardWindow } from '@/components/holyheaven/ornament/temple-window';
import { Ringing } from '@/components/holyheaven/temple/ringing';
import { ButtonLink } from '@/components/ui/button';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { sourceName } from '@/lib/temples/source-name';
import { formatterOf } from '@/lib/temples/today/formatter';

/** The temple body's own way to give, or whom to ask if no address is confirmed, with a warning against fraud. */
export function GiveDirectly({ temple, title }: { temple: Temple; title: ReactNode }) {
  const { guide, language } = temple;
  const { facts, words } = guide;
  const { donationPage, shared, speech, verseSection } = wordsIn(language);
  const { contact = facts.ring, evidence } = facts.giving;
  const own = facts.contacts.find(({ key }) => key === contact);
  return (
    <section aria-labelledby="give-directly" className="bg-surface">
      <CardHead
        tone="maroon"
        picture={<CardWindow temple={temple} />}
        aside={
          <div>
            {own && (
              <ButtonLink
                href={own.href}
                variant={facts.giving.contact ? 'primary' : 'secondary'}
                className="mt-5 max-sm:w-full max-sm:px-3 @4xl:mt-0 @4xl:w-full"
              >
                {words.giving.link ?? words.ring}
              </ButtonLink>
            )}
            <p className="mt-3 flex flex-wrap gap-x-4 text-small text-muted">
              {own?.kind === 'url' && <span>{own.shown}</span>}
              <span>
                {verseSection.source}: {sourceName(language, evidence)}
              </span>
              <span>{formatterOf(speech).checked(evidence.checked)}</span>
            </p>
          </div>
        }
      >
        {title}
        <h2 id="give-directly" className="font-serif text-lead">
          {donationPage.direct}
        </h2>
        {words.giving.ways.map((way) => (
          <p key={way} className="mt-2 max-w-prose text-wrap">
            {way}
          </p>
        ))}
      </CardHead>
      <p className="border-l-4 border-danger px-5 py-4 font-semibold sm:px-8">
        <Ringing text={shared.fakeSites} />
      </p>
    </section>
  );
}
