import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { nameIn } from '@/content/temples';
import type { Train } from '@/content/temples/guide/types';
import { clockMinutes } from '@/lib/temples/today/data';
import { speechOf } from '@/lib/temples/today/words';

// At 320 px a long name of a station breaks rather than the page.
const cell = 'border-t border-line py-2 pr-2 text-left align-top wrap-anywhere last:pr-0';

/** A small timetable. */
export function TrainTimes({ trains, language }: { trains: readonly Train[]; language: LanguageCode }) {
  const { templePage, speech } = wordsIn(language);
  const { title, number, from, departs, arrives } = templePage.trains;
  const { time } = speechOf(speech);
  return (
    <table className="mt-3 w-full max-w-prose text-small">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {[number, from, departs, arrives].map((name) => (
            <th key={name} scope="col" className="py-1 pr-2 text-left font-normal text-muted last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {trains.map((train) => (
          <tr key={train.number}>
            <th scope="row" className={cell}>
              {train.number}
            </th>
            <td className={cell}>{nameIn(language, train.from)}</td>
            <td className={cell}>{time(clockMinutes(train.departs))}</td>
            <td className={cell}>{time(clockMinutes(train.arrives))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
