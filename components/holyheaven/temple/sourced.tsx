import { clsx } from 'clsx';
import { Fold } from '@/components/holyheaven/fold';
import { TextLink } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import type { Contact, Evidence } from '@/content/temples/guide-types';
import { sourceIn } from '@/lib/temples/guide-words';
import { formatterOf } from '@/lib/temples/today/words';

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

type SourcesProps = { evidence: readonly Evidence[]; language: LanguageCode };

/** Who says what a section tells, once each, and the day on which we last looked. */
export function Sources({ evidence, language }: SourcesProps) {
  const words = wordsIn(language);
  const last = evidence
    .map(({ checked }) => checked)
    .sort()
    .at(-1);
  if (!last) return null;
  // What no official page says comes last.
  const ranked = evidence.toSorted((a, b) => Number(a.kind === 'travel') - Number(b.kind === 'travel'));
  const named = new Map(ranked.map((each) => [sourceIn(language, each), each.href]));
  return (
    <Fold
      className="text-small text-muted"
      summary={`${words.templePage.sources} · ${formatterOf(words.speech).checked(last)}`}
    >
      <ul>
        {[...named].map(([source, href]) => (
          <li key={source}>
            <SourceName name={source} href={href} />
          </li>
        ))}
      </ul>
    </Fold>
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
