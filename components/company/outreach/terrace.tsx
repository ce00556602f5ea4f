import { PointList } from '@/components/company/point-list';
import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { type Initiative, outreach } from '@/content/company/outreach';
import { TerraceEdge } from './terrace-edge';

/** One initiative on its terrace, a step lower and a shade lighter than the one before. */
export function Terrace({ initiative, step }: { initiative: Initiative; step: number }) {
  return (
    <li className="terrace">
      <TerraceEdge step={step} />
      <Container className="terrace-words">
        <div>
          <Label>{outreach.status}</Label>
          <h2 className="mt-3 text-display">{initiative.title}</h2>
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
