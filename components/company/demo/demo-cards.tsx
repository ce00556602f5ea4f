import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { demoPage, demos } from '@/content/company/demo';
import { technologyLinks } from '@/content/navigation';
import { ChooseDemo } from './choose-demo';

type Row = keyof typeof demoPage.rows;
const rows = Object.entries(demoPage.rows) as [Row, string][];

/** What each demo covers, side by side on one grid of lines; the one chosen in the form is lit. */
export function DemoCards() {
  return (
    <Container>
      <ul className="demo-cards">
        {demos.map((demo) => (
          <li key={demo.id} className="demo-card" data-technology={demo.id}>
            <h2 id={`demo-${demo.id}`} className="text-heading">
              <Link href={technologyLinks[demo.id].href} className="hover:text-accent-text">
                {technologyLinks[demo.id].label}
              </Link>
            </h2>
            <dl>
              {rows.map(([row, label]) => (
                <div key={row}>
                  <dt>{label}</dt>
                  <dd>{demo[row]}</dd>
                </div>
              ))}
            </dl>
            <ChooseDemo technology={demo.id} describedBy={`demo-${demo.id}`}>
              {demoPage.choose}
            </ChooseDemo>
          </li>
        ))}
      </ul>
    </Container>
  );
}
