import { Container } from '@/components/ui/container';
import { home } from '@/content/company/home';
import { openOpenings } from '@/lib/company/openings';
import { WaysOn } from '../ways-on';

/** Two ways on: who the people are, and how to join them. */
export function People() {
  const { title, team, career } = home.people;
  return (
    <section className="pb-section">
      <Container>
        <h2 className="mb-6 max-w-3xl text-title">{title}</h2>
        <WaysOn
          links={[team, { ...career, text: career.text(openOpenings().length) }]}
          columns="md:grid-cols-2"
        />
      </Container>
    </section>
  );
}
