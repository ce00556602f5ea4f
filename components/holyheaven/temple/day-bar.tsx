import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import type { Doors } from '@/content/temples/guide/types';
import { doorMinutes } from '@/lib/temples/today/data';
import { speechOf } from '@/lib/temples/today/words';

const DAY = 1440;
const percent = (minutes: number) => `${Math.round((minutes / DAY) * 1e4) / 100}%`;
const bar = (from: number, through: number) => ({ x: percent(from), width: percent(through - from) });

type DayBarProps = { doors: readonly Doors[]; language: LanguageCode };

/**
 * One day from midnight to midnight: when the doors are open, and paler, when they may be. Hidden from screen readers: the
 * table beside it says the same.
 */
export function DayBar({ doors, language }: DayBarProps) {
  const { time } = speechOf(wordsIn(language).speech);
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
