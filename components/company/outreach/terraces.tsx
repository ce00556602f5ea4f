import { PointList } from '@/components/company/point-list';
import { Container } from '@/components/ui/container';
import { type Initiative, outreach } from '@/content/company/outreach';
import styles from './terrace.module.css';
import { TerraceEdge } from './terrace-edge';

/** An initiative on its terrace, one shade lighter than the one above. */
function Terrace({ initiative, step }: { initiative: Initiative; step: number }) {
  return (
    <li className={styles.terrace}>
      <TerraceEdge step={step} />
      <Container className="relative grid gap-x-16 gap-y-6 py-stack lg:grid-cols-2 lg:pb-24">
        <div>
          <p className="font-mono text-label text-muted">{outreach.status}</p>
          <h2 className="mt-3 text-title">{initiative.title}</h2>
        </div>
        <div data-reveal="fade">
          <p className="text-lead font-semibold">{initiative.lead}</p>
          <p className="mt-4 max-w-prose">{initiative.text}</p>
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
      {outreach.initiatives.map((initiative, index) => (
        <Terrace key={initiative.id} initiative={initiative} step={index} />
      ))}
    </ol>
  );
}
