import { Fold } from '@/components/holyheaven/fold';
import { ButtonLink } from '@/components/ui/button';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { Ringing } from './ringing';
import { Section } from './section';
import { ContactLink } from './temple-contacts';

type Line = keyof Temple['before'];

/** In the order of the page: first what turns a pilgrim away at the door. */
const icons: Readonly<Record<Line, string>> = {
  enter: 'M5 21V11a7 7 0 0 1 14 0v10M2 21h20M12 13v.1M9 21v-3a3 3 0 0 1 6 0v3',
  book: 'M4 6h16v13H4zM4 10h16M8 3v5M16 3v5',
  stay: 'M3 19V6M3 16h18v3M21 16v-3a3 3 0 0 0-3-3H9v6M6 11.5v.1',
  leave: 'M8 3h8v18H8zM11 18h2M3 4l18 16',
  wear: 'M9 4 4 7l2 4 2-1v10h8V10l2 1 2-4-5-3a3 3 0 0 1-6 0z',
  elders: 'M9 6a2 2 0 1 0 .1 0M9 9v5h5l3 6M9 11h4M7 12a5 5 0 1 0 6 7',
  carry: 'M6 9h12l1 11H5zM9 9V7a3 3 0 0 1 6 0v2',
  cost: 'M7 5h10M7 9h10M7 5h3a4 4 0 0 1 0 8H7l7 7',
};

/** One thing to know before going, with the phone numbers for it. */
function Tip({ line, temple: { before, guide, language } }: { line: Line; temple: Temple }) {
  const tip = before[line];
  if (!tip) return null;
  const { answer, more = [] } = tip;
  const calls = line === 'book' || line === 'elders' ? guide.facts.calls[line] : [];
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
        <strong>{wordsIn(language).templePage.before[line]}:</strong>{' '}
        {/* Not in a fold's summary, which is a button itself. */}
        {more.length > 0 ? answer : <Ringing text={answer} />}
      </span>
    </span>
  );
  return (
    <div>
      {more.length > 0 ? (
        <Fold summary={summary}>
          <div className="flex max-w-prose flex-col gap-2 pl-9 text-small">
            {more.map((text) => (
              <p key={text}>
                <Ringing text={text} />
              </p>
            ))}
          </div>
        </Fold>
      ) : (
        <p className="border-t border-line py-2">{summary}</p>
      )}
      {calls.length > 0 && (
        <p className="flex flex-wrap gap-x-4 pl-9">
          {calls.map((key) => (
            <ContactLink key={key} contact={key} guide={guide} named />
          ))}
        </p>
      )}
    </div>
  );
}

/** Before you go: one line per question, with details to unfold. */
export function TempleTips({ temple }: { temple: Temple }) {
  const { templePage } = wordsIn(temple.language);
  const lines = (Object.keys(icons) as Line[]).map((line) => <Tip key={line} line={line} temple={temple} />);
  return (
    <Section
      wide
      id="tips"
      title={templePage.tips}
      aside={
        <p className="mt-3 max-w-prose font-serif text-balance lg:max-w-none lg:text-lead">
          <Ringing text={temple.tripPlanning} />
        </p>
      }
    >
      <div className="gap-x-16 lg:grid lg:grid-cols-2">
        {/* Separate columns, so that unfolding in one moves nothing in the other. */}
        <div>{lines.slice(0, 4)}</div>
        <div>{lines.slice(4)}</div>
      </div>
      <ButtonLink href={temple.tripLink} variant="secondary" className="mt-6 max-sm:w-full">
        {templePage.planLink}
      </ButtonLink>
    </Section>
  );
}
