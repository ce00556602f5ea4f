import { Container } from '@/components/ui/container';
import { home } from '@/content/company/home';
import { DefenseOffering } from './defense-offering';
import { DroneOffering } from './drone-offering';
import { SoftwareOffering } from './software-offering';

/** The three core offerings, each with a layout of its own. */
export function Offerings() {
  return (
    <section className="pt-section">
      <Container className="pb-stack lg:flex lg:items-end lg:justify-between">
        <h2 className="text-title">{home.offerings.title}</h2>
        <p className="mt-4 max-w-md text-lead text-muted">{home.offerings.lead}</p>
      </Container>
      <div className="grid gap-section">
        <DroneOffering />
        <SoftwareOffering />
        <DefenseOffering />
      </div>
    </section>
  );
}
