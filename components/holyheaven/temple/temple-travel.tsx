import { Checked } from '@/components/holyheaven/checked';
import { Container } from '@/components/ui/container';
import { templePage } from '@/content/holyheaven/temple-page';
import type { Temple } from '@/content/temples/types';
import { RouteLine } from './route-line';

export function TempleTravel({ temple }: { temple: Temple }) {
  const { travelInfo, hours, route } = temple;
  return (
    <section aria-labelledby="travel" className="border-y border-line bg-surface">
      <Container className="py-section">
        <div className="grid gap-x-16 gap-y-stack lg:grid-cols-[7fr_5fr]">
          <div>
            <h2 id="travel" className="text-title">
              {templePage.travel}
            </h2>
            <p className="mt-6 max-w-prose text-lead">{travelInfo}</p>
          </div>
          <div className="lg:pt-3">
            <h3 className="text-heading">{templePage.hours}</h3>
            <p className="mt-4 max-w-prose">{hours.text}</p>
            <Checked source={hours.source} />
          </div>
        </div>
        <h3 className="mt-stack text-heading">{templePage.route}</h3>
        <RouteLine temple={temple} />
        <div className="mt-8">
          <Checked source={route.source} />
        </div>
      </Container>
    </section>
  );
}
