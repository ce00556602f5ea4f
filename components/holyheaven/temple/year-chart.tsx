import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type Words, wordsIn } from '@/content/holyheaven/words';
import type { Guide, GuideFacts } from '@/content/temples/types';
import { bandOf } from '@/lib/temples/today/formatter';
import { clearOf, firstMonth, type Verdict, yearChart, yearPosition } from '@/lib/temples/year';
import { DayMark } from './day-mark';
import styles from './year-chart.module.css';

const signs: Readonly<Partial<Record<Verdict, string>>> = {
  best: 'M3 8.5l3.5 3.5L13 4.5',
  care: 'M8 2.5v7M8 12v2',
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
  const isHatched = kind === 'care' && only !== 'sign';
  return (
    <svg aria-hidden="true" {...box} className={clsx(styles.band, 'overflow-visible')} data-kind={kind}>
      {isHatched && (
        <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="8" className={styles.hatch} />
        </pattern>
      )}
      {only !== 'sign' && <rect width="100%" height="100%" />}
      {isHatched && <rect width="100%" height="100%" fill={`url(#${hatch})`} />}
      {only !== 'face' && signs[kind] && (
        <svg aria-hidden="true" x="50%" y="50%" className="overflow-visible">
          <g className={clsx(narrow && 'max-sm:[scale:0.6]')}>
            {/* Hides a month's line behind the sign. */}
            <circle r="7" />
            <path d={signs[kind]} transform="translate(-8 -8)" />
          </g>
        </svg>
      )}
    </svg>
  );
}

/** Parts of the year that are narrower than 20 px on a phone, or too narrow for a sign. */
const NARROW = 1 / 15;
const TOO_NARROW = 1 / 60;

const percent = (part: number) => `${Math.round(part * 1e4) / 100}%`;

/** Verdicts that leave the other half to the verdict below them: warnings the upper, festivals the lower. */
const halves: Partial<Record<Verdict, string>> = { care: '50%', festival: '0' };

/** The box from `start` to `end`, fractions of the year. */
const box = (kind: Verdict, start: number, end: number) => ({
  x: percent(start),
  y: halves[kind] ?? '0',
  width: percent(end - start),
  height: kind in halves ? '50%' : '100%',
});

const monthStarts = (first: string) =>
  Array.from({ length: 12 }, (_, index) => yearPosition(`${String(index + 1).padStart(2, '0')}-01`, first));

type MonthsProps = { names: Words['shared']['months']; first: string; children: ReactNode };

/** The names of twelve months from `first`, above the strip, and a mark above the names. */
const Months = ({ names, first, children }: MonthsProps) => (
  <svg aria-hidden="true" width="100%" height="42" className={clsx(styles.chart, 'block overflow-visible')}>
    {monthStarts(first).map((start, index) => (
      <text
        key={names[index]}
        x={percent(start + 1 / 24)}
        y="36"
        textAnchor="middle"
        // A narrow chart has room for every other name.
        className={clsx(styles.name, Math.round(start * 12) % 2 && '@max-2xl:hidden')}
      >
        {names[index]}
      </text>
    ))}
    {children}
  </svg>
);

/** The coming twelve months in one row: a verdict for each part. */
function YearStrip({ facts }: { facts: GuideFacts }) {
  const { first, bands } = yearChart(facts);
  const pieces = bands.flatMap(({ kind, pieces }) => pieces.map((piece) => ({ kind, piece })));
  return (
    <svg aria-hidden="true" width="100%" height="44" className={clsx(styles.chart, 'block overflow-visible')}>
      {pieces.map(({ kind, piece: [start, end] }) => (
        <YearMark key={`${kind}-${start}`} kind={kind} only="face" {...box(kind, start, end)} />
      ))}
      {monthStarts(first).map((start) => (
        <line key={start} x1={percent(start)} x2={percent(start)} y2="100%" stroke="var(--line)" />
      ))}
      {/* Signs come above all faces, each on a visible stretch of its own. */}
      {pieces.map(({ kind, piece }, index) => {
        const [start, end] = clearOf(
          piece,
          pieces.slice(index + 1).map((over) => over.piece),
        );
        return (
          end - start > TOO_NARROW && (
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
    </svg>
  );
}

const kinds: readonly Verdict[] = ['best', 'good', 'festival', 'care', 'doors', 'closed', 'open'];

/** The kinds of verdicts among bands, the good times first. */
export const kindsIn = (bands: readonly { kind: Verdict }[]) =>
  kinds.filter((kind) => bands.some((band) => band.kind === kind));

type YearKeyProps = { guides: readonly Guide[]; names: Words['shared']['verdicts'] };

/** What the signs in the strips mean. */
export function YearKey({ guides, names }: YearKeyProps) {
  /** One temple's own name for its only part of a kind: temples call their best months and dangers differently. */
  const ownName = (kind: Verdict) => {
    const [guide, other] = guides;
    const [part, another] = guide?.facts.year.filter((band) => band.kind === kind) ?? [];
    if (!guide || other || !part || another) return undefined;
    return kind === 'care' ? bandOf(part.key, guide.words).split(';')[0] : guide.words.year[part.key]?.name;
  };
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-label text-muted">
      {kindsIn(guides.flatMap(({ facts }) => yearChart(facts).bands)).map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <YearMark kind={kind} width="20" height="16" />
          {ownName(kind) || names[kind]}
        </li>
      ))}
    </ul>
  );
}

type YearChartProps = { guide: Guide; mark?: ReactNode };

/** The coming twelve months with today's mark, or another. The texts below say the same to screen readers. */
export function YearChart({ guide: { facts, language }, mark }: YearChartProps) {
  const { templePage, shared } = wordsIn(language);
  const first = firstMonth();
  return (
    <div className="@container mt-2 mb-3">
      <Months names={shared.months} first={first}>
        {mark ?? <DayMark first={first} label={templePage.now} />}
      </Months>
      <YearStrip facts={facts} />
    </div>
  );
}
