import { Fold } from '@/components/holyheaven/fold';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { indianDay } from '@/lib/india-time';
import { type HoursRow, hoursRows } from '@/lib/temples/hours-rows';
import { spanOn } from '@/lib/temples/today/day-answer';
import { doorMinutes } from '@/lib/temples/today/types';
import { DayBar } from './day-bar';
import { Section } from './section';

/** The times, or if there are none the days, beside the name or below it; then the days of those times. */
const Row = ({ row: { name, when, doors }, below }: { row: HoursRow; below?: string | undefined }) => (
  <dl className="flex flex-wrap gap-x-4 border-t border-line py-2">
    <dt className="font-semibold sm:w-1/3">{name}</dt>
    <dd>
      {(doors.length > 0 ? doors : when).map((time) => (
        <span key={time} className="block text-pretty first-letter:uppercase">
          {time}
        </span>
      ))}
    </dd>
    {doors.length > 0 && when.length > 0 && (
      <dd className="w-full text-small text-muted">{when.join(' · ')}</dd>
    )}
    {below && <dd className="w-full text-small">{below}</dd>}
  </dl>
);

/** The hours of an ordinary day; in a fold, a note on them, other days and the order of the day. */
export function TempleHours({ temple: { guide, language, dayOrder = [] } }: { temple: Temple }) {
  const isInSeason = spanOn(guide.facts, indianDay())?.is === 'open';
  const { templePage, speech } = wordsIn(language);
  const rows = hoursRows(guide);
  const [first, ...others] = rows;
  // A note about pauses is placed below the bar that shows them.
  const [note, below] = first?.pauses ? ['', first.note ?? first.pauses] : [first?.note, ''];
  const hours = guide.facts.hours.map(({ key, doors }) => ({
    key,
    doors: doors.map(doorMinutes),
  }));
  return (
    <Section
      raised
      id="hours"
      title={templePage.hours}
      aside={
        first && (
          <p className="mt-2">
            {first.name}: <strong>{first.doors.join(speech.nextDoor)}</strong>
          </p>
        )
      }
      end={
        (note || others.length + dayOrder.length > 0) && (
          <Fold summary={templePage.moreHours}>
            <div className="gap-x-16 lg:grid lg:grid-cols-2">
              <div>
                {note && <p className="mb-2 text-small">{note}</p>}
                {others.map((row) => (
                  <Row key={row.key} row={row} below={row.note} />
                ))}
              </div>
              {dayOrder.length > 0 && (
                <div className="max-lg:mt-4">
                  <h3 className="mb-2 text-subheading">{templePage.dayOrder}</h3>
                  <ul className="text-small">
                    {dayOrder.map((rite) => (
                      <li key={rite}>{rite}</li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
          </Fold>
        )
      }
    >
      {hours.length > 0 && (
        <DayBar hours={hours} dated={isInSeason} unsure={!isInSeason} words={templePage.dayBar} />
      )}
      {below && <p className="mt-2 text-small">{below}</p>}
    </Section>
  );
}
