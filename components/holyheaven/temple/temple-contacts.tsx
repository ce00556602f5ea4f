import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import type { Contact, Guide } from '@/content/temples/guide/types';
import type { Temple } from '@/content/temples/types';
import { Official, Sourced } from './sourced';

function ContactLine({ contact, guide }: { contact: Contact; guide: Guide }) {
  const { key, shown, href, evidence } = contact;
  const { name, note } = guide.words.contacts[key] ?? {};
  return (
    <li className="border-t border-line py-2">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-semibold">{name}</span>
        <Official language={guide.language} />
      </p>
      <TextLink
        href={href}
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center text-subheading wrap-anywhere"
      >
        {shown}
      </TextLink>
      {note && <p className="text-small">{note}</p>}
      <Sourced evidence={evidence} language={guide.language} />
    </li>
  );
}

/** Numbers and addresses that an authority gives, and what nobody could tell us. */
export function TempleContacts({ temple: { guide } }: { temple: Temple }) {
  const { facts, words } = guide;
  const { templePage, guide: shared } = wordsIn(guide.language);
  return (
    <Container className="grid gap-x-16 gap-y-stack py-stack lg:grid-cols-2 lg:py-section">
      <section aria-labelledby="call">
        <h2 id="call" className="text-title">
          {templePage.calls}
        </h2>
        <p className="mt-4 max-w-prose font-semibold">{shared.fakeSites}</p>
        <ul className="mt-4">
          {facts.contacts.map((contact) => (
            <ContactLine key={contact.key} contact={contact} guide={guide} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="unknown">
        <h2 id="unknown" className="text-heading">
          {templePage.unknown}
        </h2>
        <dl className="mt-4">
          {facts.notKnown.map((key) => (
            <div key={key} className="border-t border-line py-3">
              <dt className="font-semibold">{words.notKnown[key]?.what}</dt>
              <dd>{words.notKnown[key]?.ask}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Container>
  );
}
