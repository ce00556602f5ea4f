import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type Words, wordsIn } from '@/content/holyheaven/words';
import type { Guide } from '@/content/temples/types';
import { type Verdict, yearChart, yearPosition } from '@/lib/temples/year';
import { NowMark } from './now-mark';
import styles from './year-chart.module.css';

const signs: Readonly<Record<Verdict, string>> = {
  best: 'M3 8.5l3.5 3.5L13 4.5',
  good: '',
  open: '',
  care: 'M8 2.5v7M8 12v2',
  // Two leaves of a door.
  doors: 'M2.5 14V2.5H13.5V14ZM8 2.5V14',
  closed: 'M4 4l8 8M12 4l-8 8',
  // A flag.
  festival: 'M5 14.5V2L12.5 5L5 8',
};

const Face = ({ kind }: { kind: Verdict }) => (
  <rect width="100%" height="100%" fill={kind === 'care' ? 'url(#care)' : undefined} />
);

/** The sign of a verdict: in the middle where no word stands beside it. */
function Sign({ kind, word }: { kind: Verdict } & { word?: string | undefined }) {
  return (
    <>
      <svg aria-hidden="true" x={word ? '12' : '50%'} y="50%" className="overflow-visible">
        <path d={signs[kind]} transform="translate(-8 -8)" />
      </svg>
      {word && (
        <text x={signs[kind] ? 24 : 8} y="50%" dy="5" className="max-xl:hidden">
          {word}
        </text>
      )}
    </>
  );
}

/** A verdict as the chart draws it, for the list under it. */
export function YearMark({ kind }: { kind: Verdict }) {
  return (
    <svg aria-hidden="true" width="24" height="20" className={styles.band} data-kind={kind}>
      <Face kind={kind} />
      <Sign kind={kind} />
    </svg>
  );
}

const NAMES = 36;
const BAR = 44;
const BAR_HEIGHT = 44;
const DATES = BAR + BAR_HEIGHT + 6;
/** What a word on the bar needs, as a part of the year. */
const WORD = 0.075;

const percent = (part: number) => `${Math.round(part * 1e4) / 100}%`;

/** A part of the row, from start to end as parts of the year. */
function Part({
  kind,
  start,
  end,
  children,
}: {
  kind: Verdict;
  start: number;
  end: number;
  children: ReactNode;
}) {
  return (
    <svg
      aria-hidden="true"
      x={percent(start)}
      y={BAR}
      width={percent(end - start)}
      height={BAR_HEIGHT}
      className={clsx(styles.band, 'overflow-visible')}
      data-kind={kind}
    >
      {children}
    </svg>
  );
}

function Months({ names, first }: { names: Words['shared']['months']; first: string }) {
  return names.map((name, index) => {
    const start = yearPosition(`${String(index + 1).padStart(2, '0')}-01`, first);
    return (
      <g key={name}>
        {start > 0 && (
          <line x1={percent(start)} x2={percent(start)} y1={BAR} y2={BAR + BAR_HEIGHT} stroke="var(--line)" />
        )}
        <text x={percent(start + 1 / 24)} y={NAMES} textAnchor="middle" className={styles.name}>
          {/* On a phone the first letter, or in a language without single letters every second name. */}
          <tspan className="md:hidden not-[:lang(en)]:hidden">{name.slice(0, 1)}</tspan>
          <tspan className={clsx('max-md:[&:lang(en)]:hidden', index % 2 > 0 && 'max-md:hidden')}>
            {name}
          </tspan>
        </text>
      </g>
    );
  });
}

/**
 * The coming twelve months in one row: a verdict for each part, and below it the numbers of the dates in the list. It is
 * hidden from screen readers: the lists under it say the same.
 */
export function YearChart({ guide: { facts, language } }: { guide: Guide }) {
  const { templePage, shared } = wordsIn(language);
  const { first, bands, marks } = yearChart(facts);
  const pieces = bands.flatMap(({ kind, pieces }) => pieces.map(([start, end]) => ({ kind, start, end })));
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
      {pieces.map((piece) => (
        <Part key={`${piece.kind}-${piece.start}`} {...piece}>
          <Face kind={piece.kind} />
        </Part>
      ))}
      {/* Above all faces, where it is the first verdict that begins, as far as the next one. */}
      {pieces.map(({ kind, start, end }, index) => {
        if (pieces.slice(0, index).some((other) => other.start === start)) return null;
        const clear = Math.min(end, ...pieces.map((other) => other.start).filter((other) => other > start));
        return (
          <Part key={`${kind}-${start}`} kind={kind} start={start} end={clear}>
            <Sign kind={kind} word={clear - start > WORD ? shared.verdicts[kind] : undefined} />
          </Part>
        );
      })}
      <Months names={shared.months} first={first} />
      {marks.map(({ number, at, aside }) => (
        <svg key={number} aria-hidden="true" x={percent(at)} y={DATES} className="overflow-visible">
          <path d={`M0-12V-6L${aside * 22} 2`} fill="none" stroke="var(--ink)" strokeWidth="1.5" />
          <g transform={`translate(${aside * 22})`}>
            <DateNumber number={number} />
          </g>
        </svg>
      ))}
      <NowMark label={templePage.now} first={first} />
    </svg>
  );
}

/** The number of a date in a ring, around the middle of its top. */
export const DateNumber = ({ number }: { number: number }) => (
  <g className={styles.number}>
    <circle cy="10" r="9.5" />
    <text y="14.5" textAnchor="middle">
      {number}
    </text>
  </g>
);
