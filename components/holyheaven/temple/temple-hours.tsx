import { Fold } from '@/components/holyheaven/fold';
import { Container } from '@/components/ui/container';
import { TableHead } from '@/components/ui/table-head';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import type { Temple } from '@/content/temples/types';
import { indianDay } from '@/lib/india-time';
import { type HoursRow, hoursRows } from '@/lib/temples/hours-rows';
import { doorMinutes } from '@/lib/temples/today/data';
import { DayBar } from './day-bar';
import { Sources } from './sourced';

function Row({ row: { name, when, doors, note }, brief }: { row: HoursRow; brief?: true }) {
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
        <td className="w-1/2 py-2 align-top">
          {doors.map((times) => (
            <span key={times} className="block font-semibold first-letter:uppercase">
              {times}
            </span>
          ))}
        </td>
      </tr>
      {note && !brief && (
        <tr>
          <td colSpan={2} className="pb-2 text-small">
            {note}
          </td>
        </tr>
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

/** When the doors open and close: on an ordinary day and the next that differs, then in every part of the year. */
export function TempleHours({ temple: { guide, language, dayOrder = [] } }: { temple: Temple }) {
  const { templePage } = wordsIn(language);
  const rows = hoursRows(guide, indianDay(new Date()));
  const hours = guide.facts.hours.map(({ key, doors }) => ({
    key,
    name: guide.words.hours[key]?.name ?? '',
    doors: doors.map(doorMinutes),
  }));
  return (
    <section aria-labelledby="hours" className="border-y border-line bg-surface">
      <Container className="grid gap-x-16 gap-y-4 py-stack lg:grid-cols-[5fr_7fr] lg:py-section">
        <div>
          <h2 id="hours" className="text-title">
            {templePage.hours}
          </h2>
          {hours.length > 0 && <DayBar hours={hours} words={templePage.dayBar} />}
        </div>
        <div>
          <HoursTable rows={rows.slice(0, 2)} language={language} brief />
          <Fold summary={templePage.otherDays}>
            <p className="mb-3 max-w-prose">{guide.words.season}</p>
            <HoursTable rows={rows} language={language} />
          </Fold>
          {dayOrder.length > 0 && (
            <Fold summary={templePage.dayOrder.title}>
              <p className="mb-2 text-small">{templePage.dayOrder.note}</p>
              <table className="w-full">
                <caption className="sr-only">{templePage.dayOrder.title}</caption>
                <TableHead hidden columns={[templePage.hoursTable.when, templePage.dayOrder.rite]} />
                <tbody>
                  {dayOrder.map(({ time, rite }) => (
                    <tr key={time} className="border-t border-line">
                      <th scope="row" className="w-2/5 py-1.5 pr-4 text-left align-top font-semibold">
                        {time}
                      </th>
                      <td className="py-1.5 align-top">{rite}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Fold>
          )}
          <Sources evidence={rows.map(({ evidence }) => evidence)} language={language} />
        </div>
      </Container>
    </section>
  );
}
