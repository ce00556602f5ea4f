import { clsx } from 'clsx';
import { Fold } from '@/components/holyheaven/fold';
import { TableHead } from '@/components/ui/table-head';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import type { Temple } from '@/content/temples/types';
import { indianDay } from '@/lib/india-time';
import { type HoursRow, hoursRows } from '@/lib/temples/hours-rows';
import { doorMinutes } from '@/lib/temples/today/types';
import { DayBar } from './day-bar';
import { Section } from './section';

function Row({ row: { name, when, doors, pauses, note }, brief }: { row: HoursRow; brief?: true }) {
  return (
    <>
      <tr className="border-t border-line">
        <th scope="row" className="py-2 pr-4 text-left align-top font-semibold">
          {name}
          {when.map((days) => (
            <span key={days} className="block text-small font-normal text-muted">
              {days}
            </span>
          ))}
        </th>
        <td className={clsx('py-2 align-top', brief ? 'w-[68%] sm:w-2/3 sm:pl-4' : 'w-1/2')}>
          {doors.map((times) => (
            <span key={times} className="block font-semibold text-pretty first-letter:uppercase">
              {times}
            </span>
          ))}
        </td>
      </tr>
      {[pauses, brief ? '' : note].map(
        (text) =>
          text && (
            <tr key={text}>
              <td colSpan={2} className="pb-2 text-small first-letter:uppercase">
                {text}
              </td>
            </tr>
          ),
      )}
    </>
  );
}

type HoursTableProps = { rows: readonly HoursRow[]; language: LanguageCode; brief?: true };

function HoursTable({ rows, language, brief }: HoursTableProps) {
  const { templePage } = wordsIn(language);
  return (
    <table className="w-full">
      <caption className="sr-only">{templePage.hours}</caption>
      <TableHead hidden columns={[templePage.hoursTable.when, templePage.hoursTable.doors]} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} brief={brief} />
        ))}
      </tbody>
    </table>
  );
}

/** When the doors open and close on an ordinary day; then what to know about it, other days and the order of the day. */
export function TempleHours({ temple: { guide, language, dayOrder = [] } }: { temple: Temple }) {
  const { templePage } = wordsIn(language);
  const rows = hoursRows(guide, indianDay(new Date()));
  const [first, others] = [rows.slice(0, 1), rows.slice(1)];
  const note = first[0]?.note;
  const hours = guide.facts.hours.map(({ key, doors }) => ({
    key,
    name: guide.words.hours[key]?.name ?? '',
    doors: doors.map(doorMinutes),
  }));
  return (
    <Section
      raised
      id="hours"
      title={templePage.hours}
      aside={hours.length > 0 && <DayBar hours={hours} words={templePage.dayBar} />}
    >
      <HoursTable rows={first} language={language} brief />
      {(note || others.length + dayOrder.length > 0) && (
        <Fold summary={templePage.moreHours}>
          {note && <p className="mb-2 text-small">{note}</p>}
          {others.length > 0 && <HoursTable rows={others} language={language} />}
          {dayOrder.length > 0 && (
            <>
              <h3 className="mt-2 text-subheading">{templePage.dayOrder}</h3>
              <ul className="text-small">
                {dayOrder.map((rite) => (
                  <li key={rite}>{rite}</li>
                ))}
              </ul>
            </>
          )}
        </Fold>
      )}
    </Section>
  );
}
