import { Container } from '@/components/ui/container';
import { home } from '@/content/company/home';
import { openOpenings } from '@/lib/company/openings';
import { WayOn } from '../way-on';

/** Two ways on: who the people are, and how to join them. */
export function People() {
  const { title, team, career } = home.people;
  const open = openOpenings().length;
  const ways = [team, { ...career, text: career.text(open) }];
  return (
    <section className="pb-section">
      <Container>
        <h2 className="max-w-3xl text-title">{title}</h2>
        <ul className="mt-8 grid border-y border-line md:grid-cols-2">
          {ways.map((way) => (
            <WayOn key={way.href} {...way} labelLook="wide text-heading" />
          ))}
        </ul>
      </Container>
    </section>
  );
}
