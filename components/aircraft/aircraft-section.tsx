import { Container } from '@/components/ui/container';
import { drone } from '@/content/company/drone';
import { turntable } from '@/content/company/turntable';
import { AircraftFigure } from './aircraft-figure';
import { NumberedPlan } from './plan';

/** Figure 1 of the drone page with the list of its numbered parts. */
export function AircraftSection() {
  const { title, lead, caption, callouts, description } = drone.drawing;
  return (
    <section className="below-fold py-section">
      <Container className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,47rem)] lg:gap-y-12">
        <div className="lg:col-span-2">
          <h2 className="text-title">{title}</h2>
          <p className="mt-4 max-w-prose max-sm:text-[0.9375rem] max-sm:leading-normal">{lead}</p>
        </div>
        <AircraftFigure labels={turntable} caption={caption} callouts={callouts}>
          <NumberedPlan description={description} />
        </AircraftFigure>
      </Container>
    </section>
  );
}
