import { type Words, wordsIn } from '@/content/holyheaven/words';
import type { BandKind, Guide } from '@/content/temples/guide-types';
import { bandRows, yearChart, yearPosition } from '@/lib/temples/year';
import { NowMark } from './now-mark';
import styles from './year-chart.module.css';

type YearMarkProps = { kind: BandKind; x?: string; y?: number; width?: string };

const MARK = 16;

/** A band of the year as the chart draws it, and as the table under it shows it again. */
export function YearMark({ kind, x = '0%', y = 0, width = '100%' }: YearMarkProps) {
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={MARK}
      className={styles.band}
      data-kind={kind}
      fill={kind === 'care' ? 'url(#care)' : undefined}
    />
  );
}

const NAMES = 24;
const ROW = 28;
const EVENTS = 30;
const LABEL = 20;

const percent = (part: number) => `${Math.round(part * 1e4) / 100}%`;
const monthStart = (index: number) => yearPosition(`${String(index + 1).padStart(2, '0')}-01`);

type MonthNames = Words['guide']['months'];

function Months({ names, height }: { names: MonthNames; height: number }) {
  return names.map(({ initial, rest }, index) => (
    <g key={initial + rest}>
      <line
        x1={percent(monthStart(index))}
        x2={percent(monthStart(index))}
        y1="0"
        y2={height}
        stroke="var(--line)"
      />
      <text x={percent(monthStart(index) + 1 / 24)} y="16" textAnchor="middle" className={styles.name}>
        {initial}
        <tspan className="max-md:hidden">{rest}</tspan>
      </text>
    </g>
  ));
}

/**
 * The year on one scale: seasons, then dates on their days. Events of which only the month is known are drawn as months.
 * It is hidden from screen readers: the tables under it say the same.
 */
export function YearChart({ guide: { facts, language } }: { guide: Guide }) {
  const { templePage, guide: shared } = wordsIn(language);
  const { bands, open, days, months } = yearChart(facts);
  const rows = bandRows(bands);
  const events = NAMES + rows.length * ROW;
  const height = events + EVENTS;
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={height + LABEL}
      className="mt-6 overflow-visible border-t border-line"
    >
      <pattern id="care" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1="0" y1="0" x2="0" y2="6" className={styles.hatch} />
      </pattern>
      <Months names={shared.months} height={height} />
      {open.map(([start, end]) => (
        <rect
          key={start}
          x={percent(start)}
          y={NAMES + 12}
          width={percent(end - start)}
          height="4"
          className={styles.open}
        />
      ))}
      {rows.flatMap((row, index) =>
        row.flatMap(({ key, kind, pieces }) =>
          pieces.map(([start, end]) => (
            <YearMark
              key={`${key}-${start}`}
              kind={kind}
              x={percent(start)}
              y={NAMES + index * ROW + 6}
              width={percent(end - start)}
            />
          )),
        ),
      )}
      {months.flatMap(({ key, pieces }) =>
        pieces.map(([start, end]) => (
          <rect
            key={`${key}-${start}`}
            x={percent(start)}
            y={events + 6}
            width={percent(end - start)}
            height="18"
            className={styles.wholeMonth}
          />
        )),
      )}
      {days.flatMap(({ key, kind, pieces }) =>
        pieces.map(([start, end]) => (
          <rect
            key={`${key}-${start}`}
            x={percent(start)}
            y={events + 2}
            width={percent(end - start)}
            height="26"
            className={styles.days}
            data-kind={kind}
          />
        )),
      )}
      <NowMark top={20} bottom={height} label={templePage.now} labelY={height + LABEL - 4} />
    </svg>
  );
}

/** Says what the bars under the seasons mean, as far as this chart has them. */
export function YearKey({ guide: { facts, language } }: { guide: Guide }) {
  const { yearKey } = wordsIn(language).templePage;
  const { open, days, months } = yearChart(facts);
  const kinds = [
    { name: yearKey.open, shown: open.length > 0, className: styles.open },
    { name: yearKey.date, shown: days.some(({ kind }) => kind !== 'closure'), className: styles.days },
    { name: yearKey.month, shown: months.length > 0, className: styles.wholeMonth },
    {
      name: yearKey.closure,
      shown: days.some(({ kind }) => kind === 'closure'),
      className: styles.days,
      kind: 'closure',
    },
  ];
  return (
    <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-label text-muted">
      {kinds
        .filter(({ shown }) => shown)
        .map(({ name, className, kind }) => (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden="true" width="16" height="16">
              <rect x="2" y="2" width="12" height="12" className={className} data-kind={kind} />
            </svg>
            {name}
          </li>
        ))}
    </ul>
  );
}
