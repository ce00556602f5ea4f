import { Fold } from '@/components/holyheaven/fold';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { sourceIn } from '@/lib/temples/guide-words';
import { formatterOf } from '@/lib/temples/today/formatter';
import { fill } from '@/lib/text';

const SourceName = ({ name, href }: { name: string; href: string | undefined }) =>
  href ? (
    <TextLink href={href} rel="noopener noreferrer" className="inline-block py-1">
      {name}
    </TextLink>
  ) : (
    name
  );

/** Who says what the page tells, each once with its subjects, the day on which we last looked, and where the temple is. */
export function TempleSources({ temple: { guide, position, language } }: { temple: Temple }) {
  const words = wordsIn(language);
  const { before, travel, story, hours, year, calls } = words.templePage;
  const subjects = { ...before, way: travel, story };
  const { facts } = guide;
  const told = [
    ...facts.sources.map(({ about, ...evidence }) => ({
      evidence,
      about: about.map((key) => subjects[key]),
    })),
    ...facts.hours.map(({ evidence }) => ({ evidence, about: [hours] })),
    ...[facts.season, facts.exceptions, facts.events]
      .flat()
      .map(({ evidence }) => ({ evidence, about: [year] })),
    ...facts.warnings.map(({ evidence }) => ({ evidence, about: [words.guide.verdicts.care] })),
    ...facts.contacts.map(({ evidence }) => ({ evidence, about: [calls] })),
  ]
    // What no official page says comes last.
    .toSorted((a, b) => Number(a.evidence.kind === 'travel') - Number(b.evidence.kind === 'travel'));
  const named = new Map<string, { href: string | undefined; about: Set<string> }>();
  for (const { evidence, about } of told) {
    const source = sourceIn(language, evidence);
    const before = named.get(source)?.about ?? [];
    named.set(source, { href: evidence.href, about: new Set([...before, ...about]) });
  }
  return (
    <Container className="py-2">
      <Fold
        className="text-small text-muted"
        summary={fill(words.templePage.sources, { day: formatterOf(words.speech).day(facts.checked) })}
      >
        <ul>
          {[...named].map(([source, { href, about }]) => (
            <li key={source}>
              {[...about].join(', ')}: <SourceName name={source} href={href} />
            </li>
          ))}
        </ul>
        <p>{fill(words.templePage.drawn, position)}</p>
      </Fold>
    </Container>
  );
}
