import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import type { Technology } from '@/content/company/technology';

type SpecTableProps = Technology['specification'] & {
  /** Few rows, set as large as headlines. */
  large?: boolean;
};

/** The specification of a page: its figures by group, each with its unit. */
export function SpecTable({ title, lead, groups, large }: SpecTableProps) {
  return (
    <section className="border-y border-line bg-surface py-section">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="self-start lg:sticky lg:top-28">
          <h2 id="specification" className="text-title">
            {title}
          </h2>
          <p className="mt-5 max-w-prose text-muted">{lead}</p>
        </div>
        <table aria-labelledby="specification" className={clsx('spec', large && 'spec-large')}>
          {groups.map((group) => (
            <tbody key={group.title}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {group.title}
                </th>
              </tr>
              {group.rows.map(({ name, value, unit, note }) => (
                <tr key={name}>
                  <th scope="row">
                    {name}
                    {note && <small>{note}</small>}
                  </th>
                  <td>
                    {value}
                    {unit && (
                      <>
                        {'\u00a0'}
                        <span>{unit}</span>
                      </>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </Container>
    </section>
  );
}
