import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { TableHead } from '@/components/ui/table-head';
import type { Standing } from '@/content/company/schemas';
import { standing } from '@/content/company/standing';
import { readableDay } from '@/lib/dates';
import styles from './standing-table.module.css';

const { title, lead, asOf, asOfLabel, subsystem, notYet, stages } = standing;
const rows: Standing['rows'] = standing.rows;
const names = Object.keys(stages) as (keyof typeof stages)[];
/** `22 Nov 2026`; on a phone to the eye without the year, on one line. */
function ShortDay({ day }: { day: string }) {
  const short = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });
  const words = short.format(new Date(day));
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {words.slice(0, -5)}
      <span className="max-sm:sr-only">{words.slice(-5)}</span>
    </time>
  );
}

/** What of the aircraft is drawn, built, tested and flown, with the day of each. */
export function StandingTable() {
  return (
    <section className="pt-section">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div>
          <h2 id="standing" className="text-title">
            {title}
          </h2>
          <p className="mt-5 max-w-prose">{lead}</p>
          <p className="mt-3 text-small text-muted tabular-nums">
            {asOfLabel} <time dateTime={asOf}>{readableDay(asOf)}</time>
          </p>
        </div>
        <table aria-labelledby="standing" className={styles.table} data-reveal="fade">
          <TableHead columns={[subsystem, ...names.map((name) => stages[name])]} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {names.map((name) => {
                  const day = row[name];
                  return (
                    <td key={name} className={clsx(day && styles.done)}>
                      {day ? <ShortDay day={day} /> : <span className="sr-only">{notYet}</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Container>
    </section>
  );
}
