import { TextLink } from '@/components/ui/text-link';
import { type Words, wordsIn } from '@/content/holyheaven/words';
import type { GuideEvent } from '@/content/temples/guide/types';
import type { Temple } from '@/content/temples/types';
import { calendarPath } from '@/lib/calendar/temple-calendar';
import { speechOf } from '@/lib/temples/today/words';
import { fill } from '@/lib/text';
import { Sourced } from './sourced';

function whenOf({ when }: GuideEvent, { speech, guide }: Words): string {
  const say = speechOf(speech);
  const days = say.held(when);
  return 'from' in when && when.about && !when.oneOf ? fill(guide.about, { days }) : days;
}

function Row({ event, temple }: { event: GuideEvent; temple: Temple }) {
  const words = temple.guide.words.events[event.key];
  const shared = wordsIn(temple.language);
  return (
    <>
      <tr className="border-t border-line">
        <th scope="row" className="pt-3 pr-4 text-left align-top font-semibold">
          {words?.name}
        </th>
        <td className="w-1/2 pt-3 align-top">
          <span className="block first-letter:uppercase">{whenOf(event, shared)}</span>
          {event.expected && <span className="block text-small text-muted">{shared.speech.expected}</span>}
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
              {shared.templePage.addToCalendar}
              <span className="sr-only">: {words?.name}</span>
            </TextLink>
          )}
          <Sourced evidence={event.evidence} language={temple.language} />
        </td>
      </tr>
    </>
  );
}

/** Festivals and other dates: when, by which rule, and a file for the visitor's own calendar. */
export function FestivalTable({ temple }: { temple: Temple }) {
  const { templePage, speech } = wordsIn(temple.language);
  const { title, when, what } = templePage.festivals;
  return (
    <section aria-labelledby="festivals">
      <h3 id="festivals" className="text-heading">
        {title}
      </h3>
      <p className="mt-2 text-small">{speech.expectedNote}</p>
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
