'use client';

import { clsx } from 'clsx';
import { useToday } from '@/components/holyheaven/today/today';
import type { Words } from '@/content/holyheaven/words';
import type { DoorMinutes } from '@/lib/temples/today/types';

const DAY = 1440;
const TICKS = [0, 6, 12, 18, 24];
const HEIGHT = 20;

const percent = (minutes: number) => `${Math.round((minutes / DAY) * 1e4) / 100}%`;
const bar = (from: number, through: number) => ({ x: percent(from), width: percent(through - from) });
const unsure = { fill: 'var(--surface)', stroke: 'currentColor', strokeDasharray: '4 3' };
// Keeps labels within the ends of the bar.
const anchor = (hour: number) => (hour < 1 ? 'start' : hour > 23 ? 'end' : 'middle');

type DayBarProps = {
  /** Each set of hours with its key, the usual one first. */
  hours: readonly { key: string; doors: readonly DoorMinutes[] }[];
  /** Whether the temple is in season: if so, space is reserved for the day with its tithi and for the mark for now. */
  dated?: boolean;
  /** Whether the temple may be closed. */
  unsure?: boolean;
  words: Words['templePage']['dayBar'];
};

/**
 * Today's hours from midnight to midnight, or the usual ones if today has none. Hidden from screen readers, since the
 * text beside it says the same.
 */
export function DayBar({ hours, dated, unsure: inDoubt, words }: DayBarProps) {
  const today = useToday();
  const shown = hours.find(({ key }) => key === today.hours);
  const { doors = [] } = shown ?? hours[0] ?? {};
  const pauses = doors.flatMap((door) => door.pauses ?? []);
  const doubts = doors.flatMap(({ opensFrom, opens, closes, closesBy }) => [
    ...(opensFrom === undefined ? [] : [[opensFrom, opens] as const]),
    ...(closesBy === undefined ? [] : [[closes, closesBy] as const]),
  ]);
  const now = shown && today.minute ? Number(today.minute) : undefined;
  const tone = inDoubt ? 'text-[color-mix(in_srgb,var(--success)_50%,var(--surface))]' : 'text-success';
  const top = dated || now !== undefined ? 20 : 4;
  const key = [
    { name: inDoubt ? words.usually : words.open },
    ...(pauses.length ? [{ name: words.pauses, fill: 'url(#pauses)' }] : []),
    ...(doubts.length ? [{ name: words.differs, ...unsure }] : []),
    { name: words.closed, fill: 'none' },
  ];
  return (
    <div className="mt-1">
      <p
        className={clsx(
          'flex flex-wrap content-end gap-x-3 text-small',
          dated && 'mb-1 min-h-[2lh] sm:min-h-[1lh]',
        )}
      >
        <span className="font-semibold">{shown && today.day}</span>
        <span className="text-muted max-sm:w-full">{shown && today.tithi}</span>
      </p>
      <svg
        aria-hidden="true"
        width="100%"
        height={top + HEIGHT + 24}
        fill="currentColor"
        className={clsx('overflow-visible', tone)}
      >
        <pattern id="pauses" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="var(--surface)" />
          <rect width="2.5" height="6" />
        </pattern>
        <rect y={top} width="100%" height={HEIGHT} className="text-line" />
        <g>
          {doors.map(({ opens, closes }) => (
            <rect key={opens} {...bar(opens, closes)} y={top} height={HEIGHT} />
          ))}
          {pauses.map(({ from, through }) => (
            <rect key={from} {...bar(from, through)} y={top} height={HEIGHT} fill="url(#pauses)" />
          ))}
          {doubts.map(([from, through]) => (
            <rect key={from} {...bar(from, through)} y={top} height={HEIGHT} {...unsure} />
          ))}
        </g>
        {TICKS.map((hour, index) => (
          <g key={hour} className="text-muted">
            <rect x={percent(hour * 60)} y={top - 3} width="1" height={HEIGHT + 6} />
            <text
              x={percent(hour * 60)}
              y={top + HEIGHT + 20}
              textAnchor={anchor(hour)}
              className={clsx('text-label', index % 2 && 'max-[22rem]:hidden not-[:lang(en)]:max-sm:hidden')}
            >
              {words.ticks[index]}
            </text>
          </g>
        ))}
        {now !== undefined && (
          <g className="text-ink">
            <rect x={percent(now)} y={top - 4} width="3" height={HEIGHT + 8} />
            <text
              x={percent(now)}
              y={top - 7}
              textAnchor={anchor(now / 60)}
              className="text-label font-semibold"
            >
              {words.now}
            </text>
          </g>
        )}
      </svg>
      <ul aria-hidden="true" className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-label text-muted">
        {key.map(({ name, ...face }) => (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden="true" width="14" height="14" fill="currentColor" className={tone}>
              <rect width="14" height="14" className="text-line" />
              <rect width="14" height="14" {...face} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
