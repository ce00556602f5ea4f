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
import { Sources } from './sourced';

function whenOf({ when }: GuideEvent, { speech, guide }: Words): string {
  const format = formatterOf(speech);
  const days = format.held(when);
  return 'from' in when && when.about && !when.oneOf ? fill(guide.about, { days }) : days;
}

type RowProps = { event: GuideEvent; temple: Temple; brief?: true };

function Row({ event, temple, brief }: RowProps) {
  const words = temple.guide.words.events[event.key];
  const shared = wordsIn(temple.language);
  return (
    <>
      <tr className="border-t border-line">
        <th scope="row" className="py-2 pr-4 text-left align-top font-semibold">
          {words?.name}
        </th>
        <td className="w-3/5 py-2 align-top">
          <span className="inline-block first-letter:uppercase">{whenOf(event, shared)}</span>
          {event.expected && <span className="text-label text-muted"> {shared.speech.expected}</span>}
        </td>
      </tr>
      {!brief && (
        <tr>
          <td colSpan={2} className="pb-2">
            <span className="block">{words?.rule}</span>
            {'from' in event.when && (
              <TextLink
                href={calendarPath(temple, event.key)}
                className="inline-flex min-h-11 items-center text-small"
              >
                {shared.templePage.addToCalendar}
                <span className="sr-only">: {words?.name}</span>
              </TextLink>
            )}
          </td>
        </tr>
      )}
    </>
  );
}

type FestivalTableProps = { events: readonly GuideEvent[]; temple: Temple; brief?: true };

function FestivalTable({ events, temple, brief }: FestivalTableProps) {
  const { title, when, what } = wordsIn(temple.language).templePage.festivals;
  return (
    <table className="w-full">
      <caption className="sr-only">{title}</caption>
      <TableHead hidden columns={[what, when]} />
      <tbody>
        {events.map((event) => (
          <Row key={event.key} event={event} temple={temple} brief={brief} />
        ))}
      </tbody>
    </table>
  );
}

const NEXT = 3;

/** Festivals and other dates: when, by which rule, and a file for the visitor's own calendar. The next three first. */
export function Festivals({ temple }: { temple: Temple }) {
  const { language } = temple;
  const { templePage, speech } = wordsIn(language);
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
      <FestivalTable events={coming.slice(0, NEXT)} temple={temple} brief />
      <Fold summary={templePage.moreDates}>
        <p className="text-small">{speech.expectedNote}</p>
        <FestivalTable events={coming} temple={temple} />
        <TextLink href={calendarPath(temple)} className="inline-block py-2.5">
          {templePage.wholeCalendar}
        </TextLink>
      </Fold>
      <Sources evidence={coming.map(({ evidence }) => evidence)} language={language} />
    </section>
  );
}
