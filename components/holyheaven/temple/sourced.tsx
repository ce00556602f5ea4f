import { clsx } from 'clsx';
import { Fold } from '@/components/holyheaven/fold';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import type { Contact, Evidence } from '@/content/temples/guide-types';
import type { Temple } from '@/content/temples/types';
import { sourceIn } from '@/lib/temples/guide-words';
import { formatterOf } from '@/lib/temples/today/words';
import { fill } from '@/lib/text';

const SourceName = ({ name, href }: { name: string; href: string | undefined }) =>
  href ? (
    <TextLink href={href} rel="noopener noreferrer" className="inline-block py-1">
      {name}
    </TextLink>
  ) : (
    name
  );

type SourcedProps = { evidence: Evidence; language: LanguageCode; className?: string };

/** Who says so, and the day on which we last looked. */
export function Sourced({ evidence, language, className }: SourcedProps) {
  const { checked } = formatterOf(wordsIn(language).speech);
  return (
    <p className={clsx('text-label text-muted', className)}>
      <SourceName name={sourceIn(language, evidence)} href={evidence.href} />
      <span className="block">{checked(evidence.checked)}</span>
    </p>
  );
}

/** Who says what the page tells, once each, the day on which we last looked, and where the temple is. */
export function TempleSources({ temple: { guide, marked, language } }: { temple: Temple }) {
  const words = wordsIn(language);
  const { hours, season, exceptions, events, warnings, contacts, sources, checked } = guide.facts;
  const evidence = [...sources, ...[hours, season, exceptions, events, warnings, contacts].flat()]
    .map((entry) => ('evidence' in entry ? entry.evidence : entry))
    // What no official page says comes last.
    .toSorted((a, b) => Number(a.kind === 'travel') - Number(b.kind === 'travel'));
  const named = new Map(evidence.map((each) => [sourceIn(language, each), each.href]));
  return (
    <Container className="py-2">
      <Fold
        className="text-small text-muted"
        summary={fill(words.templePage.sources, { day: formatterOf(words.speech).day(checked) })}
      >
        <ul>
          {[...named].map(([source, href]) => (
            <li key={source}>
              <SourceName name={source} href={href} />
            </li>
          ))}
        </ul>
        <p>{fill(words.templePage.drawn, marked.position)}</p>
      </Fold>
    </Container>
  );
}

/** Says who answers at a number or an address, with the year in which it was given if that is not this one. */
export function Whose({ contact, language }: { contact: Contact; language: LanguageCode }) {
  const { published, checked } = contact.evidence;
  const year = published?.slice(0, 4);
  return (
    <span className="text-label text-muted whitespace-nowrap">
      {wordsIn(language).guide.whose[contact.whose]}
      {year && year < checked.slice(0, 4) && `, ${year}`}
    </span>
  );
}
