import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import type { Technology } from '@/content/company/schemas';
import { unbrokenFigures } from '@/content/unbroken';
import styles from './spec-table.module.css';

type SpecTableProps = Technology['specification'] & {
  /** What stands below the words where the table is beside them. */
  children?: ReactNode;
};

export function SpecTable({ title, lead, groups, children }: SpecTableProps) {
  return (
    <section className="border-y border-line bg-surface py-section">
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="self-start lg:sticky lg:top-28">
          <h2 id="specification" className="text-title">
            {title}
          </h2>
          <p className="mt-5 max-w-prose text-muted">{lead}</p>
          {children}
        </div>
        <table aria-labelledby="specification" className={styles.spec}>
          {groups.map((group) => (
            <tbody key={group.title}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={2}
                  className="pt-10 text-small text-muted in-[tbody:first-child]:pt-0"
                >
                  {group.title}
                </th>
              </tr>
              {group.rows.map(({ name, value, unit, note }) => (
                <tr key={name}>
                  <th scope="row">
                    {unbrokenFigures(name)}
                    {note && <small className="block text-small text-muted">{unbrokenFigures(note)}</small>}
                  </th>
                  <td>
                    {unit ? `${value}\u00a0` : value}
                    {unit && <span className="text-small font-normal text-muted">{unit}</span>}
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
