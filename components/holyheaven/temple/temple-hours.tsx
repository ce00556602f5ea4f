import { Fold } from '@/components/holyheaven/fold';
import { TableHead } from '@/components/ui/table-head';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import type { Doors } from '@/content/temples/guide-types';
import type { Temple } from '@/content/temples/types';
import { indianDay } from '@/lib/india-time';
import { type HoursRow, hoursRows } from '@/lib/temples/hours-rows';
import { doorMinutes } from '@/lib/temples/today/data';
import { formatterOf } from '@/lib/temples/today/words';
import { Section } from './section';

const DAY = 1440;
const percent = (minutes: number) => `${Math.round((minutes / DAY) * 1e4) / 100}%`;
const bar = (from: number, through: number) => ({ x: percent(from), width: percent(through - from) });

type DayBarProps = { doors: readonly Doors[]; language: LanguageCode };

/**
 * One day from midnight to midnight: when the doors are open, and paler, when they may be. Hidden from screen readers: the
 * table beside it says the same.
 */
function DayBar({ doors, language }: DayBarProps) {
  const { time } = formatterOf(wordsIn(language).speech);
  return (
    <svg aria-hidden="true" width="100%" height="52" fill="currentColor" className="mt-4 text-success">
      <rect y="6" width="100%" height="18" className="text-line" />
      {doors.map(doorMinutes).map(({ opensFrom, opens, closes, closesBy = closes }) => (
        <g key={opens}>
          <rect {...bar(opensFrom ?? opens, closesBy)} y="6" height="18" opacity="0.35" />
          <rect {...bar(opens, closes)} y="6" height="18" />
        </g>
      ))}
      {[6, 12, 18].map((hour) => (
        <g key={hour} className="text-muted">
          <rect x={percent(hour * 60)} y="2" width="1" height="26" />
          <text x={percent(hour * 60)} y="46" textAnchor="middle" className="text-label">
            {time(hour * 60)}
          </text>
        </g>
      ))}
    </svg>
  );
}

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

const FIRST = 2;

/** When the doors open and close: on an ordinary day and the next that differs, then notes, other days and the day's rites. */
export function TempleHours({ temple: { guide, language, dayOrder = [] } }: { temple: Temple }) {
  const { templePage } = wordsIn(language);
  const rows = hoursRows(guide, indianDay(new Date()));
  const [first, others] = [rows.slice(0, FIRST), rows.slice(FIRST)];
  const notes = first.flatMap(({ note }) => note ?? []);
  const usual = guide.facts.hours.find(({ key }) => key === rows[0]?.key);
  return (
    <Section
      raised
      id="hours"
      title={templePage.hours}
      aside={usual && <DayBar doors={usual.doors} language={language} />}
    >
      <HoursTable rows={first} language={language} brief />
      {notes.length + others.length + dayOrder.length > 0 && (
        <Fold summary={templePage.moreHours}>
          {notes.map((note) => (
            <p key={note} className="mb-2 text-small">
              {note}
            </p>
          ))}
          {others.length > 0 && <HoursTable rows={others} language={language} />}
          {dayOrder.length > 0 && (
            <>
              <h3 className="mt-2 font-semibold">{templePage.dayOrder}</h3>
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
