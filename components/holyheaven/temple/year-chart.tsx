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

// The bars are hidden from screen readers: the words of a row say the same.
function Row({ kind, name, months, text }: YearRow) {
  return (
    <li className={styles.row} data-kind={kind}>
      <div className={styles.words}>
        <p className="font-semibold">{name}</p>
        <p className="text-small text-muted">{monthRange(months)}</p>
        {text && <p className="text-small">{text}</p>}
      </div>
      <div className={styles.months} aria-hidden="true">
        {monthRuns(months).map(([from, to]) => (
          <span key={from} className={clsx(styles.bar, starts[from - 1], spans[to - from])} />
        ))}
      </div>
    </li>
  );
}

function MonthNames() {
  return (
    <div className={clsx(styles.row, 'sticky top-header z-10 bg-canvas')} aria-hidden="true">
      <div className={clsx(styles.months, styles.names, 'text-center text-small font-semibold')}>
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
