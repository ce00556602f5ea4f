import { Sourced, Whose } from '@/components/holyheaven/temple/sourced';
import { ButtonLink } from '@/components/ui/button';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';

/** The temple body's own way to give, or why there is no link to it; and a warning against fraud. */
export function GiveDirectly({ temple: { guide, language } }: { temple: Temple }) {
  const { facts, words } = guide;
  const { donationPage, guide: shared } = wordsIn(language);
  const own = facts.contacts.find(({ key }) => key === facts.giving.contact);
  const warning = (
    <p className="mt-4 border-l-4 border-danger pl-4 text-small font-semibold">{shared.fakeSites}</p>
  );
  if (!own)
    return (
      <>
        <p>{words.giving.text}</p>
        {warning}
      </>
    );
  return (
    <section aria-labelledby="give-directly" className="border-t-2 border-accent bg-surface p-6">
      <h2 id="give-directly" className="text-heading">
        {donationPage.direct}
      </h2>
      <p className="mt-3 text-small">{words.giving.text}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <ButtonLink href={own.href}>{words.giving.link}</ButtonLink>
        <Whose contact={own} language={language} />
      </p>
      <p className="mt-2 text-small wrap-anywhere">{own.shown}</p>
      <Sourced evidence={facts.giving.evidence} language={language} className="mt-1" />
      {warning}
    </section>
  );
}
