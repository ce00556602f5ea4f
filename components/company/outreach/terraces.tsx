import { PointList } from '@/components/company/point-list';
import { AccentGround } from '@/components/ui/accent-ground';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { outreach } from '@/content/company/outreach';
import { Sketch } from './sketches';
import styles from './terraces.module.css';

type Initiative = (typeof outreach.initiatives)[number];

/** An initiative on its terrace, one shade lighter than the one above. */
function Terrace({ initiative }: { initiative: Initiative }) {
  return (
    <li className={styles.terrace}>
      <Container className="relative grid gap-x-16 gap-y-6 py-section lg:grid-cols-2">
        <div>
          <p className="text-label text-muted">{outreach.status}</p>
          <h2 className="mt-3 text-title">{initiative.title}</h2>
          <p className="mt-5 max-w-md text-lead">{initiative.lead}</p>
        </div>
        <Sketch of={initiative.id} />
        <div data-reveal="fade">
          <p className="max-w-prose">{initiative.text}</p>
          <h3 className="mt-8 text-small font-semibold">{outreach.plansTitle}</h3>
          <PointList points={initiative.plans} className="mt-2" />
        </div>
      </Container>
    </li>
  );
}

/** The initiatives as terraces that lead down from the valley in the picture above. */
export function Terraces() {
  return (
    <ol>
      {outreach.initiatives.map((initiative) => (
        <Terrace key={initiative.id} initiative={initiative} />
      ))}
    </ol>
  );
}

/** The valley floor, in full light: whom we hope to hear from. */
export function Invitation() {
  const { title, text, link } = outreach.closing;
  return (
    <AccentGround>
      <Container className="grid items-start gap-x-16 gap-y-6 py-chapter lg:grid-cols-2">
        <h2 className="text-title">{title}</h2>
        <div>
          <p className="max-w-prose text-lead">{text}</p>
          <ButtonLink href={link.href} variant="inverse" className="mt-8">
            {link.label}
          </ButtonLink>
        </div>
      </Container>
    </AccentGround>
  );
}
