import { ButtonLink } from '@/components/ui/button';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { formatterOf } from '@/lib/temples/today/formatter';

/** The temple body's own way to give, or whom to ask where no address is confirmed; and a warning against fraud. */
export function GiveDirectly({ temple: { guide, language } }: { temple: Temple }) {
  const { facts, words } = guide;
  const { donationPage, guide: shared, speech } = wordsIn(language);
  const { contact = facts.ring, evidence } = facts.giving;
  const own = facts.contacts.find(({ key }) => key === contact);
  return (
    <section aria-labelledby="give-directly" className="border-t-2 border-accent bg-surface p-6">
      <h2 id="give-directly" className="text-heading">
        {donationPage.direct}
      </h2>
      <p className="mt-3">{words.giving.text}</p>
      {own && (
        <ButtonLink href={own.href} className="mt-5 max-sm:w-full max-sm:px-3">
          {words.giving.link ?? words.ring}
        </ButtonLink>
      )}
      <p className="mt-3 flex flex-wrap gap-x-4 text-small text-muted">
        {own?.kind === 'url' && <span>{own.shown}</span>}
        {formatterOf(speech).checked(evidence.checked)}
      </p>
      <p className="mt-4 border-l-4 border-danger pl-4 text-small font-semibold">{shared.fakeSites}</p>
    </section>
  );
}
