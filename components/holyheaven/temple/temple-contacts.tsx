import { clsx } from 'clsx';
import { Fold } from '@/components/holyheaven/fold';
import { TextLink } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import { indiaContacts } from '@/content/temples/sources';
import type { Guide, Temple } from '@/content/temples/types';
import { Ringing } from './ringing';
import { Section } from './section';

type ContactLinkProps = {
  /** The contact's key. */
  contact: string;
  guide: Guide;
  /** Include the contact's name in the link, before the number if it has one. */
  named?: true;
};

export function ContactLink({ contact, guide, named }: ContactLinkProps) {
  const { kind, shown, href } = guide.facts.contacts.find(({ key }) => key === contact) ?? {};
  if (!href) return null;
  const name = named && guide.words.contacts[contact]?.name;
  return (
    <TextLink
      href={href}
      rel="noopener noreferrer"
      className={clsx('inline-flex min-h-11 items-center font-semibold wrap-anywhere', named && 'text-small')}
    >
      {name && kind === 'url' ? name : [name, shown].filter(Boolean).join(' ')}
    </TextLink>
  );
}

function ContactRow({ contact, guide }: ContactLinkProps) {
  const { name, note } = guide.words.contacts[contact] ?? {};
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-t border-line py-1.5 lg:flex-col lg:items-start lg:py-3">
      <span className="font-semibold max-lg:sm:w-1/3">{name}</span>
      <ContactLink contact={contact} guide={guide} />
      {note && (
        <span className="text-small">
          <Ringing text={note} />
        </span>
      )}
    </li>
  );
}

const FIRST = 3;

/** Whom to call, the first three in full view, and what nobody could tell us. Booking numbers are with their tip. */
export function TempleContacts({ temple: { guide } }: { temple: Temple }) {
  const { facts, words, language } = guide;
  const { templePage, shared } = wordsIn(language);
  const rows = facts.contacts
    .filter(({ key }) => !facts.calls.book.includes(key))
    .map(({ key }) => <ContactRow key={key} contact={key} guide={guide} />);
  return (
    <Section
      raised
      wide
      id="call"
      title={templePage.calls}
      aside={facts.ring === indiaContacts[0].key && <p className="mt-3 max-w-prose">{templePage.noNumber}</p>}
      end={
        <p className="max-w-prose text-small font-semibold lg:mt-2 lg:self-start">
          <Ringing text={shared.fakeSites} />
        </p>
      }
    >
      <ul className="auto-cols-fr grid-flow-col gap-x-16 lg:grid lg:[&>li>a]:text-lead">
        {rows.slice(0, FIRST)}
      </ul>
      {rows.length > FIRST && (
        <Fold summary={templePage.moreCalls}>
          <ul className="grid-cols-3 gap-x-16 lg:grid">{rows.slice(FIRST)}</ul>
        </Fold>
      )}
      {words.unknown.length > 0 && (
        <Fold summary={templePage.unknown}>
          <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5 text-small">
            {words.unknown.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Fold>
      )}
    </Section>
  );
}
