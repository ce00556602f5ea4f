import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type Words, wordsIn } from '@/content/holyheaven/words';
import type { Guide } from '@/content/temples/types';
import { clearOf, type Verdict, yearChart, yearPosition } from '@/lib/temples/year';
import { NowMark } from './now-mark';
import styles from './year-chart.module.css';

const signs: Readonly<Record<Verdict, string>> = {
  best: 'M3 8.5l3.5 3.5L13 4.5',
  good: '',
  open: '',
  care: 'M8 2.5v7M8 12v2',
  // A door with its knob.
  doors: 'M4 14.5V2h8v12.5M1.5 14.5h13M9 8.5v.5',
  closed: 'M4 4l8 8M12 4l-8 8',
  // A flag.
  festival: 'M5 14.5V2L12.5 5L5 8',
};

type YearMarkProps = Pick<ComponentProps<'svg'>, 'x' | 'y' | 'width' | 'height'> & {
  kind: Verdict;
  /** Draw only the face or only the sign. */
  only?: 'face' | 'sign';
  /** Needs a smaller sign on a phone. */
  narrow?: boolean;
};

/** A verdict's mark, in the chart and in the list below it. */
export function YearMark({ kind, only, narrow, ...box }: YearMarkProps) {
  const hatch = useId();
  const isHatched = (kind === 'care' || kind === 'doors') && only !== 'sign';
  return (
    <svg aria-hidden="true" {...box} className={clsx(styles.band, 'overflow-visible')} data-kind={kind}>
      {isHatched && (
        <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="8" className={styles.hatch} />
        </pattern>
      )}
      {only !== 'sign' && <rect width="100%" height="100%" />}
      {isHatched && <rect width="100%" height="100%" fill={`url(#${hatch})`} />}
      {only !== 'face' && (
        <svg aria-hidden="true" x="50%" y="50%" className="overflow-visible">
          <g className={clsx(narrow && 'max-sm:[scale:0.6]')}>
            <path d={signs[kind]} transform="translate(-8 -8)" />
          </g>
        </svg>
      )}
    </svg>
  );
}

/** A part of the year below this is narrower than 20 px on a phone. */
const NARROW = 1 / 15;
const NAMES = 36;
const BAR = 44;
const BAR_HEIGHT = 44;
const DATES = BAR + BAR_HEIGHT + 6;

const percent = (part: number) => `${Math.round(part * 1e4) / 100}%`;

/** The box from `start` to `end`, fractions of the year. `care` leaves the upper half to the verdict below it. */
const box = (kind: Verdict, start: number, end: number) => ({
  x: percent(start),
  y: kind === 'care' ? BAR + BAR_HEIGHT / 2 : BAR,
  width: percent(end - start),
  height: kind === 'care' ? BAR_HEIGHT / 2 : BAR_HEIGHT,
});

function Months({ names, first }: { names: Words['shared']['months']; first: string }) {
  return names.map((name, index) => {
    const start = yearPosition(`${String(index + 1).padStart(2, '0')}-01`, first);
    return (
      <g key={name}>
        {start > 0 && (
          <line x1={percent(start)} x2={percent(start)} y1={BAR} y2={BAR + BAR_HEIGHT} stroke="var(--line)" />
        )}
        <text x={percent(start + 1 / 24)} y={NAMES} textAnchor="middle" className={styles.name}>
          {/* On a phone, the first letter with its marks. */}
          <tspan className="md:hidden">{name.match(/^.\p{M}*/u)}</tspan>
          <tspan className="max-md:hidden">{name}</tspan>
        </text>
      </g>
    );
  });
}

const kinds: readonly Verdict[] = ['best', 'good', 'festival', 'care', 'doors', 'closed', 'open'];

/** The kinds of verdicts among bands, the good times first. */
export const kindsIn = (bands: readonly { kind: Verdict }[]) =>
  kinds.filter((kind) => bands.some((band) => band.kind === kind));

/** What the chart's signs mean, by name. */
function Key({ guide: { facts, words, language } }: { guide: Guide }) {
  const { otherTimes } = wordsIn(language).templePage;
  const { bands } = yearChart(facts);
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-label text-muted">
      {kindsIn(bands).map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <YearMark kind={kind} width="20" height="16" />
          {bands
            .filter((band) => band.kind === kind)
            .map(({ key = '' }) => (words.year[key] ?? words.events[key] ?? otherTimes).name)
            .join(' / ')}
        </li>
      ))}
    </ul>
  );
}

type YearChartProps = { guide: Guide; mark?: (first: string) => ReactNode };

/**
 * The coming twelve months in one row: a verdict for each part, and below them the numbers of the listed dates. Hidden
 * from screen readers, since the texts below say the same. `mark` takes the place of today's mark, and a key that of
 * the numbers; it is given the first day of the twelve months.
 */
export function YearChart({ guide, mark }: YearChartProps) {
  const { facts, language } = guide;
  const { templePage, shared } = wordsIn(language);
  const { first, bands, marks } = yearChart(facts);
  const pieces = bands.flatMap(({ kind, pieces }) => pieces.map((piece) => ({ kind, piece })));
  return (
    <>
      <svg
        aria-hidden="true"
        width="100%"
        height={mark ? DATES : DATES + 24}
        className={clsx(styles.chart, 'mt-2 overflow-visible')}
      >
        {pieces.map(({ kind, piece: [start, end] }) => (
          <YearMark key={`${kind}-${start}`} kind={kind} only="face" {...box(kind, start, end)} />
        ))}
        {/* Signs come above all faces, each on a visible stretch of its own. */}
        {pieces.map(({ kind, piece }, index) => {
          const [start, end] = clearOf(
            piece,
            pieces.slice(index + 1).map((over) => over.piece),
          );
          return (
            start < end && (
              <YearMark
                key={`${kind}-${start}`}
                kind={kind}
                only="sign"
                narrow={end - start < NARROW}
                {...box(kind, start, end)}
              />
            )
          );
        })}
        <Months names={shared.months} first={first} />
        {/* A tick at each date, with a line to its number. */}
        {(mark ? [] : marks).map(({ number, at, under, aside }) => (
          <g key={number} className={styles.date}>
            <line x1={percent(at)} x2={percent(at)} y1={DATES - 6} y2={DATES - 2} />
            <line x1={percent(at)} x2={percent(under)} y1={DATES - 2} y2={DATES - 2} />
            <svg aria-hidden="true" x={percent(under)} y={DATES} className="overflow-visible">
              <path d={`M0-2H${aside * 22}v2`} />
              <g transform={`translate(${aside * 22})`}>
                <DateNumber number={number} />
              </g>
            </svg>
          </g>
        ))}
        {mark ? mark(first) : <NowMark label={templePage.now} first={first} />}
      </svg>
      {mark && <Key guide={guide} />}
    </>
  );
}

/** The number of a date in a ring. Its origin is the ring's top centre. */
export const DateNumber = ({ number }: { number: number }) => (
  <g className={styles.number}>
    <circle cy="10" r="9.5" />
    <text y="14.5" textAnchor="middle">
      {number}
    </text>
  </g>
);
