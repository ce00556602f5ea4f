import { Fold } from '@/components/holyheaven/fold';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { DoorRule } from '@/content/temples/guide-types';
import type { Temple } from '@/content/temples/types';
import { formatterOf } from '@/lib/temples/today/words';
import { Sources } from './sourced';

type Line = keyof Temple['before'];

/** Which rules of the door belong to which line. */
const topics: Readonly<Record<Line, readonly DoorRule['topic'][]>> = {
  book: ['registration', 'entry', 'queue'],
  wear: ['dress', 'bath'],
  carry: ['bring'],
  leave: ['phone', 'leave', 'deposit'],
  cost: ['tickets', 'food'],
  elders: [],
};

const icons: Readonly<Record<Line, string>> = {
  book: 'M4 6h16v13H4zM4 10h16M8 3v5M16 3v5',
  wear: 'M9 4 4 7l2 4 2-1v10h8V10l2 1 2-4-5-3a3 3 0 0 1-6 0z',
  carry: 'M6 9h12l1 11H5zM9 9V7a3 3 0 0 1 6 0v2',
  leave: 'M8 3h8v18H8zM11 18h2M3 4l18 16',
  cost: 'M7 5h10M7 9h10M7 5h3a4 4 0 0 1 0 8H7l7 7',
  elders: 'M9 6a2 2 0 1 0 .1 0M9 9v5h5l3 6M9 11h4M7 12a5 5 0 1 0 6 7',
};

/** Before you go: six lines that answer by themselves, each with its rules and details in a fold. */
export function TempleTips({ temple }: { temple: Temple }) {
  const { before, tripPlanning, tripLink, guide, language } = temple;
  const { templePage, guide: shared, speech } = wordsIn(language);
  const { months: monthNames } = formatterOf(speech);
  const { facts, words } = guide;
  const lines = Object.keys(topics) as Line[];
  return (
    <Container className="py-stack lg:py-section">
      <section aria-labelledby="tips" className="grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="tips" className="text-title">
            {templePage.tips}
          </h2>
          <p className="mt-4 max-w-prose font-serif lg:text-lead">{tripPlanning}</p>
        </div>
        <div>
          {lines.map((line) => {
            const { answer, more = [] } = before[line];
            const rules = facts.rules.filter(({ topic }) => topics[line].includes(topic));
            const summary = (
              <span className="flex gap-3">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 24 24"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.6"
                  className="size-6 flex-none text-accent-text"
                >
                  <path d={icons[line]} />
                </svg>
                <span>
                  <strong>{templePage.before[line]}:</strong> {answer}
                </span>
              </span>
            );
            if (more.length + rules.length === 0 && line !== 'carry')
              return (
                <p key={line} className="border-t border-line py-2.5">
                  {summary}
                </p>
              );
            return (
              <Fold key={line} summary={summary}>
                <div className="flex max-w-prose flex-col gap-2 pl-9 text-small">
                  {rules.map(({ key }) => (
                    <p key={key}>
                      <strong>{words.rules[key]?.title}:</strong> {words.rules[key]?.text}
                    </p>
                  ))}
                  {more.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                  {line === 'carry' && (
                    <ul>
                      {facts.bring.map(({ item, months }) => (
                        <li key={item}>
                          {shared.bring[item]}
                          {months && `, ${monthNames(months)}`}
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
              </Fold>
            );
          })}
          <Sources evidence={facts.rules.map(({ evidence }) => evidence)} language={language} />
          <ButtonLink href={tripLink} className="mt-4">
            {templePage.planLink}
          </ButtonLink>
        </div>
      </section>
    </Container>
  );
}
