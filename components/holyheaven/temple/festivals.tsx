import { Fold } from '@/components/holyheaven/fold';
import { TextLink } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import type { GuideEvent } from '@/content/temples/guide-types';
import type { Temple } from '@/content/temples/types';
import { indianDay } from '@/lib/india-time';
import { calendarPath } from '@/lib/temples/calendar';
import { formatterOf } from '@/lib/temples/today/formatter';

type DatesProps = { events: readonly GuideEvent[]; temple: Temple };

function Dates({ events, temple }: DatesProps) {
  const { speech } = wordsIn(temple.language);
  const format = formatterOf(speech);
  return (
    <ul>
      {events.map((event) => {
        const { name, rule } = temple.guide.words.events[event.key] ?? {};
        const when = format.held(event.when);
        return (
          <li key={event.key} className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-1.5">
            <strong className="mr-auto">{name}</strong>
            <span>
              {'from' in event.when ? (
                <TextLink
                  href={calendarPath(temple, event.key)}
                  className="inline-block first-letter:uppercase"
                >
                  {when}
                </TextLink>
              ) : (
                <span className="inline-block first-letter:uppercase">{when}</span>
              )}
              {event.expected && <span className="text-label text-muted"> ({speech.expected})</span>}
            </span>
            {rule && <span className="w-full text-small">{rule}</span>}
          </li>
        );
      })}
    </ul>
  );
}

const FIRST = 3;

/** Festivals and other dates, the next three first; a date with a day opens as an entry for the visitor's own calendar. */
export function Festivals({ temple }: { temple: Temple }) {
  const { templePage, speech } = wordsIn(temple.language);
  const today = indianDay(new Date());
  const firstDay = ({ when }: GuideEvent) => ('from' in when ? when.from : 'no date');
  const coming = temple.guide.facts.events
    .filter(({ when }) => !('through' in when) || when.through >= today)
    .sort((a, b) => (firstDay(a) < firstDay(b) ? -1 : 1));
  return (
    <section aria-labelledby="festivals">
      <h3 id="festivals" className="mb-2 font-serif text-subheading">
        {templePage.festivals}
      </h3>
      <Dates events={coming.slice(0, FIRST)} temple={temple} />
      <Fold summary={templePage.moreDates}>
        <Dates events={coming.slice(FIRST)} temple={temple} />
        <p className="text-small">{speech.expectedNote}</p>
        <TextLink href={calendarPath(temple)} className="inline-block py-2.5">
          {templePage.wholeCalendar}
        </TextLink>
      </Fold>
    </section>
  );
}
