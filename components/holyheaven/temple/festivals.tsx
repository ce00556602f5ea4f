import { Fold } from '@/components/holyheaven/fold';
import { TableHead } from '@/components/ui/table-head';
import { TextLink } from '@/components/ui/text-link';
import { type Words, wordsIn } from '@/content/holyheaven/words';
import type { GuideEvent } from '@/content/temples/guide-types';
import type { Temple } from '@/content/temples/types';
import { calendarPath } from '@/lib/calendar/temple-calendar';
import { indianDay } from '@/lib/india-time';
import { formatterOf } from '@/lib/temples/today/words';
import { fill } from '@/lib/text';

function whenOf({ when }: GuideEvent, { speech, guide }: Words): string {
  const format = formatterOf(speech);
  const days = format.held(when);
  return 'from' in when && when.about && !when.oneOf ? fill(guide.about, { days }) : days;
}

function Row({ event, temple }: { event: GuideEvent; temple: Temple }) {
  const { name, rule } = temple.guide.words.events[event.key] ?? {};
  const shared = wordsIn(temple.language);
  const when = whenOf(event, shared);
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pr-4 text-left align-top font-semibold">
        {name}
        {rule && <span className="block text-small font-normal">{rule}</span>}
      </th>
      <td className="w-2/5 align-top first-letter:uppercase">
        {'from' in event.when ? (
          <TextLink
            href={calendarPath(temple, event.key)}
            className="inline-block py-2 first-letter:uppercase"
          >
            {when}
          </TextLink>
        ) : (
          <span className="inline-block py-2 first-letter:uppercase">{when}</span>
        )}
      </td>
    </tr>
  );
}

function FestivalTable({ events, temple }: { events: readonly GuideEvent[]; temple: Temple }) {
  const { title, when, what } = wordsIn(temple.language).templePage.festivals;
  return (
    <table className="w-full">
      <caption className="sr-only">{title}</caption>
      <TableHead hidden columns={[what, when]} />
      <tbody>
        {events.map((event) => (
          <Row key={event.key} event={event} temple={temple} />
        ))}
      </tbody>
    </table>
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
      <h3 id="festivals" className="mb-2 text-heading">
        {templePage.festivals.title}
      </h3>
      <FestivalTable events={coming.slice(0, FIRST)} temple={temple} />
      <Fold summary={templePage.moreDates}>
        <FestivalTable events={coming.slice(FIRST)} temple={temple} />
        <p className="text-small">{speech.expectedNote}</p>
        <TextLink href={calendarPath(temple)} className="inline-block py-2.5">
          {templePage.wholeCalendar}
        </TextLink>
      </Fold>
    </section>
  );
}
