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

/** Who says what the page tells, once each, the day on which we last looked, and where the temple is. */
export function TempleSources({ temple: { guide, position, language } }: { temple: Temple }) {
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
        <p>{fill(words.templePage.drawn, position)}</p>
      </Fold>
    </Container>
  );
}
