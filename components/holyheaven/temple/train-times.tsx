import { templePage } from '@/content/holyheaven/temple-page';
import { guideCommon } from '@/content/temples/guide/en/common';
import type { Train } from '@/content/temples/guide/types';
import { clockMinutes } from '@/lib/temples/today-data';

const { title, number, from, departs, arrives } = templePage.trains;
const cell = 'border-t border-line py-2 pr-3 text-left align-top';

/** A small timetable. */
export function TrainTimes({ trains }: { trains: readonly Train[] }) {
  return (
    <table className="mt-3 w-full max-w-prose text-small">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {[number, from, departs, arrives].map((name) => (
            <th key={name} scope="col" className="py-1 pr-3 text-left font-normal text-muted">
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
            <td className={cell}>{train.from}</td>
            <td className={cell}>{guideCommon.time(clockMinutes(train.departs))}</td>
            <td className={cell}>{guideCommon.time(clockMinutes(train.arrives))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
