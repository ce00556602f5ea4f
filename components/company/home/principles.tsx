import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { home } from '@/content/company/home';
import { openOpenings } from '@/lib/company/openings';

const row = 'relative grid items-baseline gap-x-16 gap-y-2 border-t border-line py-5 md:grid-cols-[5fr_7fr]';

/** The founding principles, and below them in the same table two ways to the people. */
export function Principles() {
  const { title, items } = home.principles;
  const { team, career } = home.people;
  const ways = [team, { ...career, text: career.text(openOpenings().length) }];
  return (
    <section data-theme="paper" className="pb-section">
      <Container>
        <h2 className="border-t border-ink pt-stack text-title">{title}</h2>
        <ul className="mt-6 border-b border-line md:mt-stack">
          {items.map((principle) => (
            <li key={principle.title} className={row} data-reveal="fade">
              <h3 className="text-item">{principle.title}</h3>
              <p className="max-w-prose">{principle.text}</p>
            </li>
          ))}
          {ways.map(({ href, label, text }) => (
            <li key={href} className={row} data-reveal="fade">
              {/* The whole row can be clicked. */}
              <Link
                href={href}
                className="font-heading text-item text-accent-text before:absolute before:inset-0 hover:underline"
              >
                {label}
              </Link>
              <p className="flex justify-between gap-4 after:text-accent after:content-['→']">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
