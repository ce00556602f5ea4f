import { WaysOn } from '@/components/company/ways-on';
import { Container } from '@/components/ui/container';
import { home } from '@/content/company/home';
import { openings } from '@/lib/company/openings';

/** The founding principles, and below them links to the team and careers. */
export function Principles() {
  const { title, items } = home.principles;
  const { team, career } = home.people;
  const ways = [team, { ...career, text: career.text(openings.length) }];
  return (
    <section data-theme="paper" className="pb-section">
      <Container>
        {/* The rule is not a border of the heading, which hangs into the margin. */}
        <div className="border-t border-ink pt-stack" data-reveal>
          <h2 className="text-title">{title}</h2>
        </div>
        <ul className="mt-6 md:mt-stack">
          {items.map((principle) => (
            <li
              key={principle.title}
              className="grid items-baseline gap-x-16 gap-y-2 border-t border-line py-5 md:grid-cols-[5fr_7fr]"
            >
              <h3 className="text-item">{principle.title}</h3>
              <p className="max-w-prose text-balance">{principle.text}</p>
            </li>
          ))}
        </ul>
        <div className="mt-3 border-t border-line md:mt-11">
          <WaysOn links={ways} columns="md:grid-cols-2" />
        </div>
      </Container>
    </section>
  );
}
