import { Link } from '@/components/ui/link';
import { demoPage, demos } from '@/content/company/demo';
import { technologyLinks } from '@/content/navigation';
import styles from './demo-cards.module.css';
import { DemoSwitch } from './demo-choice';

type Row = keyof typeof demoPage.rows;
const rows = Object.entries(demoPage.rows) as [Row, string][];

/** What each demo covers, one at a time: the one that is chosen in the form. */
export function DemoCards() {
  return (
    <>
      <DemoSwitch label={demoPage.which} demos={demos.map(({ id, short }) => ({ id, short }))} />
      <ul>
        {demos.map((demo) => (
          <li key={demo.id} className={styles.demo}>
            <h2 className="mb-2 text-subheading lg:mb-4">
              <Link href={technologyLinks[demo.id].href} className="hover:text-accent-text">
                {technologyLinks[demo.id].label}
              </Link>
            </h2>
            <dl className="text-small leading-[1.4] sm:text-body">
              {rows.map(([row, label]) => (
                <div
                  key={row}
                  className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-3 border-t border-line py-1 sm:grid-cols-[7rem_1fr] lg:py-3"
                >
                  <dt className="text-small text-muted">{label}</dt>
                  <dd>{demo[row]}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
