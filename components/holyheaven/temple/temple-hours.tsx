import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import type { Temple } from '@/content/temples/types';
import { type HoursRow, hoursRows } from '@/lib/temples/hours-rows';
import { Sourced } from './sourced';

// Neighbours with one source name it once.
type RowProps = { row: HoursRow; next?: HoursRow; language: LanguageCode };

function Row({ row, next, language }: RowProps) {
  const { name, when, doors, note, evidence } = row;
  return (
    <>
      <tr className="border-t border-line">
        <th scope="row" className="pt-3 pr-4 text-left align-top font-semibold">
          {name}
          {when.map((days) => (
            <span key={days} className="block text-small font-normal text-muted">
              {days}
            </span>
          ))}
        </th>
        <td className="w-1/2 pt-3 align-top">
          {doors.map((times) => (
            <span key={times} className="block font-semibold first-letter:uppercase">
              {times}
            </span>
          ))}
        </td>
      </tr>
      <tr>
        <td colSpan={2} className="pb-2">
          {note && <span className="block text-small">{note}</span>}
          {next?.evidence !== evidence && <Sourced evidence={evidence} language={language} />}
        </td>
      </tr>
    </>
  );
}

/** When the doors open and close, in every part of the year. */
export function TempleHours({ temple: { guide, language } }: { temple: Temple }) {
  const { templePage } = wordsIn(language);
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="text-title">
        {templePage.hours}
      </h2>
      <p className="mt-4 max-w-prose">{guide.words.season}</p>
      <table className="mt-4 w-full border-b border-line">
        <caption className="sr-only">{templePage.hours}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{templePage.hoursTable.when}</th>
            <th scope="col">{templePage.hoursTable.doors}</th>
          </tr>
        </thead>
        <tbody>
          {hoursRows(guide).map((row, index, all) => (
            <Row key={row.key} row={row} next={all[index + 1]} language={language} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
