import { Fold } from '@/components/holyheaven/fold';
import { TextLink } from '@/components/ui/text-link';
import { wordsIn } from '@/content/holyheaven/words';
import type { GuideEvent, Temple } from '@/content/temples/types';
import { indianDay } from '@/lib/india-time';
import { calendarPath } from '@/lib/temples/calendar';
import { datesFrom } from '@/lib/temples/today/day-answer';
import { formatterOf } from '@/lib/temples/today/formatter';
import { LISTED, listed } from '@/lib/temples/year';

function EventDate({ event, temple }: { event: GuideEvent; temple: Temple }) {
  const { speech } = wordsIn(temple.language);
  const { name, rule } = temple.guide.words.events[event.key] ?? {};
  const when = formatterOf(speech).held(event.when);
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-1.5">
      <strong className="mr-auto max-sm:w-full">{name}</strong>
      <span className="inline-block first-letter:uppercase">
        <TextLink href={calendarPath(temple, event.key)} className="-my-3 inline-block py-3">
          {when}
        </TextLink>
        {event.expected && <span className="text-label text-muted"> ({speech.expected})</span>}
      </span>
      {rule && <span className="w-full text-small">{rule}</span>}
    </li>
  );
}

/** Festivals and other dates, the next ones first; each links to its calendar file. */
export function Festivals({ temple }: { temple: Temple }) {
  const { templePage, speech } = wordsIn(temple.language);
  const { facts } = temple.guide;
  const dates = datesFrom(facts, indianDay());
  const coming = [...new Set([...listed(dates), ...dates])].map((event) => (
    <EventDate key={event.key} event={event} temple={temple} />
  ));
  return (
    <>
      <section aria-labelledby="festivals">
        <h3 id="festivals" className="mb-2 text-subheading">
          {templePage.festivals}
        </h3>
        <ul>{coming.slice(0, LISTED)}</ul>
      </section>
      <Fold summary={templePage.moreDates} className="col-span-full">
        <ul className="columns-[26rem] gap-x-16 *:break-inside-avoid">{coming.slice(LISTED)}</ul>
        <p className="mt-3 text-small">{speech.expectedNote}</p>
        <TextLink href={calendarPath(temple)} className="inline-block py-2.5">
          {templePage.wholeCalendar}
        </TextLink>
      </Fold>
    </>
  );
}
