import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { TableHead } from '@/components/ui/table-head';
import { standing } from '@/content/company/standing';
import type { Standing } from '@/content/schema/company';
import { readableDay } from '@/lib/dates';

const { title, lead, asOf, asOfLabel, subsystem, notYet, stages } = standing;
const rows: Standing['rows'] = standing.rows;
const names = Object.keys(stages) as (keyof typeof stages)[];
const look = clsx(
  'w-full table-fixed text-left text-[clamp(0.875rem,0.8rem+0.3vw,1.0625rem)] leading-[1.3]',
  '[&_tr]:border-b [&_tr]:border-line [&_tr]:align-baseline [&_:is(th,td)]:py-1.5 sm:[&_:is(th,td)]:py-2.5',
  '[&_:is(th,td):nth-child(n+2)]:border-l [&_:is(th,td):nth-child(n+2)]:border-line [&_:is(th,td):nth-child(n+2)]:pl-[clamp(0.25rem,0.8vw,0.5rem)]',
  '[&_th]:font-semibold [&_th]:wrap-break-word [&_th:first-child]:w-[36%] [&_th:first-child]:pr-1.5 max-sm:[&_th:nth-child(2)]:w-[18%] sm:[&_th:first-child]:w-[30%] [&_thead]:text-[clamp(0.75rem,3.6vw,0.8125rem)] sm:[&_thead]:text-[0.8em] [&_thead]:text-muted',
  '[&_td]:text-[0.8125rem] sm:[&_td]:text-[0.875rem] lg:[&_td]:text-[0.9375rem]',
);

/** `22 Nov 2026`; on a phone the year is visually hidden to fit one line. */
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

/** Which subsystems are drawn, built, tested and flown, with the dates. */
export function StandingTable() {
  return (
    <section className="pb-section">
      <Container className="grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="standing" className="text-title">
            {title}
          </h2>
          <p className="mt-3 max-w-prose sm:mt-5">{lead}</p>
          <p className="text-small text-muted sm:mt-3">
            {asOfLabel} <time dateTime={asOf}>{readableDay(asOf)}</time>
          </p>
        </div>
        <table aria-labelledby="standing" className={look}>
          <TableHead columns={[subsystem, ...names.map((name) => stages[name])]} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {names.map((name) => {
                  const day = row[name];
                  return (
                    <td key={name} className={clsx(day && 'bg-accent/15')}>
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
