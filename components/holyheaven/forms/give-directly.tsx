import { CardHead } from '@/components/holyheaven/band';
import { CardWindow } from '@/components/holyheaven/ornament/temple-window';
import { Ringing } from '@/components/holyheaven/temple/ringing';
import { ButtonLink } from '@/components/ui/button';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { sourceName } from '@/lib/temples/source-name';
import { formatterOf } from '@/lib/temples/today/formatter';

/** The temple body's own way to give, or whom to ask if no address is confirmed, with a warning against fraud. */
export function GiveDirectly({ temple }: { temple: Temple }) {
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
          own && (
            <ButtonLink
              href={own.href}
              variant={facts.giving.contact ? 'primary' : 'secondary'}
              className="max-sm:w-full max-sm:px-3 @max-4xl:mt-5"
            >
              {words.giving.link ?? words.ring}
            </ButtonLink>
          )
        }
      >
        <h2 id="give-directly" className="text-subheading">
          {donationPage.direct}
        </h2>
        {words.giving.ways.map((way) => (
          <p key={way} className="mt-2 max-w-prose text-wrap">
            {way}
          </p>
        ))}
      </CardHead>
      <div className="px-6 py-4 sm:px-8">
        <p className="font-semibold">
          <Ringing text={shared.fakeSites} />
        </p>
        <p className="mt-2 flex flex-wrap gap-x-4 text-small text-muted">
          <span>
            {verseSection.source}: {sourceName(language, evidence)}
          </span>
          {own?.kind === 'url' && <span>{own.shown}</span>}
          <span>{formatterOf(speech).checked(evidence.checked)}</span>
        </p>
      </div>
    </section>
  );
}
