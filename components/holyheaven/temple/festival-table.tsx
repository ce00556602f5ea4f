import { TextLink } from '@/components/ui/text-link';
import { templePage } from '@/content/holyheaven/temple-page';
import { guideCommon } from '@/content/temples/guide/en/common';
import type { GuideEvent } from '@/content/temples/guide/types';
import type { Temple } from '@/content/temples/types';
import { calendarPath } from '@/lib/calendar/temple-calendar';
import { Sourced } from './sourced';

function whenOf({ when }: GuideEvent): string {
  if ('months' in when) return guideCommon.months(when.months);
  const days = guideCommon.days(when.from, when.through);
  return when.about ? `${guideCommon.about} ${days}` : days;
}

function Row({ event, temple }: { event: GuideEvent; temple: Temple }) {
  const words = temple.guide.words.events[event.key];
  return (
    <>
      <tr className="border-t border-line">
        <th scope="row" className="pt-3 pr-4 text-left align-top font-semibold">
          {words?.name}
        </th>
        <td className="w-1/2 pt-3 align-top">
          <span className="block first-letter:uppercase">{whenOf(event)}</span>
          {event.expected && <span className="block text-small text-muted">{guideCommon.expected}</span>}
        </td>
      </tr>
      <tr>
        <td colSpan={2} className="pb-2">
          <span className="block">{words?.rule}</span>
          {'from' in event.when && (
            <TextLink
              href={calendarPath(temple, event.key)}
              className="inline-flex min-h-11 items-center text-small"
            >
              {templePage.addToCalendar}
              <span className="sr-only">: {words?.name}</span>
            </TextLink>
          )}
          <Sourced evidence={event.evidence} />
        </td>
      </tr>
    </>
  );
}

/** Festivals and other dates: when, by which rule, and a file for the visitor's own calendar. */
export function FestivalTable({ temple }: { temple: Temple }) {
  const { title, when, what } = templePage.festivals;
  return (
    <section aria-labelledby="festivals">
      <h3 id="festivals" className="text-heading">
        {title}
      </h3>
      <p className="mt-2 text-small">{guideCommon.expectedNote}</p>
      <p>
        <TextLink href={calendarPath(temple)} className="inline-block py-2.5">
          {templePage.wholeCalendar}
        </TextLink>
      </p>
      <table className="w-full border-b border-line">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{when}</th>
          </tr>
        </thead>
        <tbody>
          {temple.guide.facts.events.map((event) => (
            <Row key={event.key} event={event} temple={temple} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
