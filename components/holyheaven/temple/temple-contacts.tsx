import { Fold } from '@/components/holyheaven/fold';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import type { Contact, Guide } from '@/content/temples/guide-types';
import type { Temple } from '@/content/temples/types';
import { Sources, Whose } from './sourced';

function ContactLine({ contact, guide }: { contact: Contact; guide: Guide }) {
  const { key, shown, href } = contact;
  const { name, note } = guide.words.contacts[key] ?? {};
  return (
    <li className="border-t border-line py-2">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{name}</span>
        <Whose contact={contact} language={guide.language} />
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <TextLink
          href={href}
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center text-subheading wrap-anywhere"
        >
          {shown}
        </TextLink>
        {note && <span className="text-small">{note}</span>}
      </p>
    </li>
  );
}

const FIRST = 3;

/** Numbers and addresses that an authority gives, the first three at once, and what nobody could tell us. */
export function TempleContacts({ temple: { guide } }: { temple: Temple }) {
  const { facts, words } = guide;
  const { templePage, guide: shared } = wordsIn(guide.language);
  const lines = facts.contacts.map((contact) => (
    <ContactLine key={contact.key} contact={contact} guide={guide} />
  ));
  return (
    <section aria-labelledby="call" className="border-y border-line bg-surface">
      <Container className="grid gap-x-16 gap-y-4 py-stack lg:grid-cols-[5fr_7fr] lg:py-section">
        <div>
          <h2 id="call" className="text-title">
            {templePage.calls}
          </h2>
          <p className="mt-4 max-w-prose font-semibold">{shared.fakeSites}</p>
        </div>
        <div>
          <ul>{lines.slice(0, FIRST)}</ul>
          {lines.length > FIRST && (
            <Fold summary={templePage.moreCalls}>
              <ul>{lines.slice(FIRST)}</ul>
            </Fold>
          )}
          {facts.notKnown.length > 0 && (
            <Fold summary={templePage.unknown}>
              <dl>
                {facts.notKnown.map((key) => (
                  <div key={key} className="py-2">
                    <dt className="font-semibold">{words.notKnown[key]?.what}</dt>
                    <dd>{words.notKnown[key]?.ask}</dd>
                  </div>
                ))}
              </dl>
            </Fold>
          )}
          <Sources evidence={facts.contacts.map(({ evidence }) => evidence)} language={guide.language} />
        </div>
      </Container>
    </section>
  );
}
