import { clsx } from 'clsx';
import { type Words, wordsIn } from '@/content/holyheaven/words';
import type { Guide } from '@/content/temples/guide-types';
import { type Verdict, yearChart, yearPosition } from '@/lib/temples/year';
import { NowMark } from './now-mark';
import styles from './year-chart.module.css';

const signs: Readonly<Record<Verdict, string>> = {
  best: 'M3 8.5l3.5 3.5L13 4.5',
  open: '',
  care: 'M8 2.5v7M8 12v2',
  closed: 'M4 4l8 8M12 4l-8 8',
};

type YearMarkProps = {
  kind: Verdict;
  x?: string;
  y?: number;
  width?: string;
  height?: number;
  word?: string;
};

/** A verdict as the chart draws it, and as the list under it shows it again. */
export function YearMark({ kind, x, y, width = '100%', height = 20, word }: YearMarkProps) {
  return (
    <svg
      aria-hidden="true"
      x={x}
      y={y}
      width={width}
      height={height}
      className={styles.band}
      data-kind={kind}
    >
      <rect width="100%" height="100%" fill={kind === 'care' ? 'url(#care)' : undefined} />
      {/* In the middle where no word stands beside it. */}
      <svg aria-hidden="true" x={word ? '12' : '50%'} y="50%" className="overflow-visible">
        <path d={signs[kind]} transform="translate(-8 -8)" />
      </svg>
      {word && (
        <text x={signs[kind] ? 24 : 8} y={height / 2 + 5} className="max-xl:hidden">
          {word}
        </text>
      )}
    </svg>
  );
}

const NAMES = 48;
const BAR = 56;
const BAR_HEIGHT = 44;
const DATES = BAR + BAR_HEIGHT + 6;
/** What a word on the bar needs, as a part of the year. */
const WORD = 0.075;

const percent = (part: number) => `${Math.round(part * 1e4) / 100}%`;
const monthStart = (index: number) => yearPosition(`${String(index + 1).padStart(2, '0')}-01`);

function Months({ names }: { names: Words['guide']['months'] }) {
  return names.map(({ initial, rest }, index) => (
    <g key={initial + rest}>
      {index > 0 && (
        <line
          x1={percent(monthStart(index))}
          x2={percent(monthStart(index))}
          y1={BAR}
          y2={BAR + BAR_HEIGHT}
          stroke="var(--line)"
        />
      )}
      <text x={percent(monthStart(index) + 1 / 24)} y={NAMES} textAnchor="middle" className={styles.name}>
        {initial}
        <tspan className="max-md:hidden">{rest}</tspan>
      </text>
    </g>
  ));
}

/**
 * The year in one row: a verdict for each of its parts, and below it the numbers of the dates in the list. It is hidden
 * from screen readers: the lists under it say the same.
 */
export function YearChart({ guide: { facts, language } }: { guide: Guide }) {
  const { templePage, guide: shared } = wordsIn(language);
  const { bands, marks } = yearChart(facts);
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={DATES + 24}
      className={clsx(styles.chart, 'mt-2 overflow-visible')}
    >
      <pattern id="care" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line x1="0" y1="0" x2="0" y2="8" className={styles.hatch} />
      </pattern>
      {bands.flatMap(({ kind, pieces }) =>
        pieces.map(([start, end]) => (
          <YearMark
            key={`${kind}-${start}`}
            kind={kind}
            x={percent(start)}
            y={BAR}
            width={percent(end - start)}
            height={BAR_HEIGHT}
            word={end - start > WORD ? shared.verdicts[kind] : undefined}
          />
        )),
      )}
      <Months names={shared.months} />
      {marks.map(({ numbers, at }) => (
        <svg key={numbers} aria-hidden="true" x={percent(at)} y={DATES} className="overflow-visible">
          <DateNumber numbers={numbers} />
        </svg>
      ))}
      <NowMark label={templePage.now} />
    </svg>
  );
}

/** The numbers of dates on a disc, around the middle of its top. */
export function DateNumber({ numbers }: { numbers: string }) {
  const width = 14 + numbers.length * 6;
  return (
    <g className={styles.number}>
      <rect x={-width / 2} width={width} height="20" rx="10" />
      <text y="15" textAnchor="middle">
        {numbers}
      </text>
    </g>
  );
}
