import { clsx } from 'clsx';
import { Checked } from '@/components/holyheaven/checked';
import { Container } from '@/components/ui/container';
import { templePage } from '@/content/holyheaven/temple-page';
import type { Temple, YearRow } from '@/content/temples/types';
import { monthNames, monthRange, monthRuns } from '@/lib/temples/months';
import styles from './year-chart.module.css';

// Whole class names, which Tailwind can find: the content security policy forbids inline styles.
const starts =
  'col-start-1 col-start-2 col-start-3 col-start-4 col-start-5 col-start-6 col-start-7 col-start-8 col-start-9 col-start-10 col-start-11 col-start-12'.split(
    ' ',
  );
const spans =
  'col-span-1 col-span-2 col-span-3 col-span-4 col-span-5 col-span-6 col-span-7 col-span-8 col-span-9 col-span-10 col-span-11 col-span-12'.split(
    ' ',
  );

const row = 'grid gap-x-10 border-b border-line md:grid-cols-[5fr_8fr]';
const twelve = clsx(styles.months, 'grid min-h-10 grid-cols-12 max-md:pb-2');

// The bars are hidden from screen readers: the words of a row say the same.
function Row({ kind, name, months, text }: YearRow) {
  return (
    <li className={row} data-kind={kind}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-4 pb-2 md:pb-4">
        <p className="font-semibold">{name}</p>
        <p className="text-small text-muted">{monthRange(months)}</p>
        {text && <p className="basis-full text-small">{text}</p>}
      </div>
      <div className={clsx(twelve, 'items-center')} aria-hidden="true">
        {monthRuns(months).map(([from, to]) => (
          <span key={from} className={clsx(styles.bar, starts[from - 1], spans[to - from])} />
        ))}
      </div>
    </li>
  );
}

function MonthNames() {
  return (
    <div className={clsx(row, 'sticky top-header z-10 bg-canvas')} aria-hidden="true">
      <div className={clsx(twelve, 'items-end text-center text-small font-semibold *:pb-1 md:col-start-2')}>
        {monthNames.map((month) => (
          <span key={month}>
            {month.slice(0, 1)}
            <span className="max-md:hidden">{month.slice(1, 3)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

export function YearChart({ temple: { place, year } }: { temple: Pick<Temple, 'place' | 'year'> }) {
  return (
    <section aria-labelledby="year">
      <Container className="py-section">
        <h2 id="year" className="text-title">
          {templePage.year(place)}
        </h2>
        <div className="mt-stack">
          <MonthNames />
          <ul>
            {year.rows.map((row) => (
              <Row key={row.name} {...row} />
            ))}
          </ul>
        </div>
        <Checked source={year.source} />
      </Container>
    </section>
  );
}
