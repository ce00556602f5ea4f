import { Fold } from '@/components/holyheaven/fold';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { indianDay } from '@/lib/india-time';
import { type HoursRow, hoursRows } from '@/lib/temples/hours-rows';
import { spanOn } from '@/lib/temples/today/day-answer';
import { doorMinutes } from '@/lib/temples/today/types';
import { DayBar } from './day-bar';
import { Section } from './section';

/** A name, and beside or below it the times, as one sentence, a note and the days. */
const Row = ({ row: { name, when, note }, times }: { row: HoursRow; times: string }) => (
  <dl className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-2">
    <dt>
      <strong className="font-semibold">{name}</strong>
    </dt>
    <dd>
      <span className="block">{times}</span>
      {note && <span className="block text-small">{note}</span>}
      {when.map((days) => (
        <span key={days} className="block text-small text-muted">
          {days}
        </span>
      ))}
    </dd>
  </dl>
);

/** A rite, with its time before the colon in a column of its own. */
function Rite({ text }: { text: string }) {
  const [time, rite] = text.split(/: (.*)/);
  return (
    <li className="grid grid-cols-[7rem_1fr] gap-x-4 sm:grid-cols-[11rem_1fr] border-t border-line py-1">
      <span className="text-muted">{time}</span> {rite}
    </li>
  );
}

/** The hours of an ordinary day with their notes; in a fold, other days and the order of the day. */
export function TempleHours({ temple: { guide, language, dayOrder = [] } }: { temple: Temple }) {
  const isInSeason = spanOn(guide.facts, indianDay())?.is === 'open';
  const { templePage, speech } = wordsIn(language);
  const { dayBar } = templePage;
  const rows = hoursRows(guide);
  const [first, ...others] = rows;
  const timesOf = ({ doors }: HoursRow) =>
    doors
      .map((time, at) => (at || time === dayBar.closed ? time : `${dayBar.open}: ${time}`))
      .join(speech.nextDoor);
  const below = [first?.note, first?.pauses].filter(Boolean).join(' ');
  const hours = guide.facts.hours.map(({ key, doors }) => ({
    key,
    doors: doors.map(doorMinutes),
  }));
  return (
    <Section
      raised
      wide
      id="hours"
      title={templePage.hours}
      aside={
        first && (
          <p className="mt-2">
            {first.name}: <strong>{first.doors.join(speech.nextDoor)}</strong>
          </p>
        )
      }
    >
      {hours.length > 0 && (
        <DayBar
          hours={hours}
          dated={isInSeason}
          unsure={!isInSeason}
          words={isInSeason ? dayBar : { ...dayBar, open: dayBar.inSeason }}
        />
      )}
      {below && <p className="mt-2 mb-4 max-w-prose text-small">{below}</p>}
      {others.length + dayOrder.length > 0 && (
        <Fold summary={others.length > 0 ? templePage.moreHours : templePage.dayOrder}>
          <div className="gap-x-16 lg:grid lg:grid-cols-2">
            {others.length > 0 && (
              <div>
                {others.map((row) => (
                  <Row key={row.key} row={row} times={timesOf(row)} />
                ))}
              </div>
            )}
            {dayOrder.length > 0 && (
              <div className="max-lg:mt-4">
                {others.length > 0 && <h3 className="mb-2 text-subheading">{templePage.dayOrder}</h3>}
                <ul className="text-small">
                  {dayOrder.map((rite) => (
                    <Rite key={rite} text={rite} />
                  ))}
                </ul>
              </div>
            )}
          </div>
        </Fold>
      )}
    </Section>
  );
}
