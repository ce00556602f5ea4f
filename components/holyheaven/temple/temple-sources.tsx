import { Fold } from '@/components/holyheaven/fold';
import { Container } from '@/components/ui/container';
import { TextLink } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { sourceName } from '@/lib/temples/source-name';
import { formatterOf } from '@/lib/temples/today/formatter';
import { fill } from '@/lib/text';

/** Groups the sources by the subjects they are cited for. */
function bySubjects({ guide, language }: Temple) {
  const words = wordsIn(language);
  const { before, sections, story } = words.templePage;
  const subjects = { ...before, way: sections.way, story };
  const { facts } = guide;
  const told = [
    ...facts.sources.flatMap((evidence) => evidence.about.map((key) => ({ evidence, about: subjects[key] }))),
    ...facts.hours.map(({ evidence }) => ({ evidence, about: sections.hours })),
    ...facts.contacts.map(({ evidence }) => ({ evidence, about: sections.call })),
    ...[facts.season, facts.exceptions, facts.events]
      .flat()
      .map(({ evidence }) => ({ evidence, about: sections.year })),
  ];
  const groups = new Map<string, Map<string, string | undefined>>();
  for (const { evidence } of told) {
    const name = sourceName(language, evidence);
    const same = told.filter((other) => sourceName(language, other.evidence) === name);
    const about = [...new Set(same.map(({ about }) => about))].join(', ');
    groups.set(about, (groups.get(about) ?? new Map()).set(name, evidence.href));
  }
  return [...groups];
}

/** The page's sources, when we last checked them, and where the temple is. */
export function TempleSources({ temple }: { temple: Temple }) {
  const { guide, position, language } = temple;
  const words = wordsIn(language);
  return (
    <Container className="pb-4 lg:pb-8">
      <Fold
        className="text-small text-muted"
        summary={fill(words.templePage.sources, { day: formatterOf(words.speech).day(guide.facts.checked) })}
      >
        {bySubjects(temple).map(([about, sources]) => (
          <dl key={about} className="grid gap-x-6 border-t border-line py-1.5 sm:grid-cols-[1fr_2fr]">
            <dt className="font-semibold">{about}</dt>
            <dd>
              {[...sources].map(([name, href]) => (
                <p key={name}>
                  {href ? (
                    <TextLink href={href} rel="noopener noreferrer">
                      {name}
                    </TextLink>
                  ) : (
                    name
                  )}
                </p>
              ))}
            </dd>
          </dl>
        ))}
        <p className="mt-2">{fill(words.templePage.drawn, position)}</p>
      </Fold>
    </Container>
  );
}
