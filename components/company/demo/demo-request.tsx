import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { demoPage, demos } from '@/content/company/demo';
import { technologyLinks } from '@/content/navigation';
import { site } from '@/content/site';
import { DemoSwitch } from './demo-choice';
import { DemoForm } from './demo-form';
import styles from './demo-request.module.css';

const technologies = demos.map(({ id }) => ({ value: id, label: technologyLinks[id].label }));

type Row = keyof typeof demoPage.rows;
const rows = Object.entries(demoPage.rows) as [Row, string][];

/** What each demo covers, one at a time: the one that is chosen in the form. */
function DemoCards() {
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

/** What the chosen demo covers, and beside it the form that asks for it. */
export function DemoRequest() {
  const { title, lead, label, submit } = demoPage.form;
  return (
    <Container className="grid gap-x-16 gap-y-6 pt-4 pb-section lg:grid-cols-[5fr_7fr] lg:pt-stack">
      <div className="self-start @5xl:sticky @5xl:top-28">
        <DemoCards />
      </div>
      <section>
        <h2 className="text-title">{title}</h2>
        <p className="mt-2 mb-3 max-w-prose text-small leading-snug md:mt-4 md:mb-8 md:text-body lg:text-lead">
          {lead}
        </p>
        <DemoForm to={site.email} label={label} submitLabel={submit} technologies={technologies} />
      </section>
    </Container>
  );
}
