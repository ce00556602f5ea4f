import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { home } from '@/content/company/home';
import { openings } from '@/content/company/openings';
import { isOpen } from '@/lib/company/openings';

/** Two ways to the people: who they are, and how to become one of them. */
export function People() {
  const { title, team, career } = home.people;
  const open = openings.filter((opening) => isOpen(opening)).length;
  const ways = [team, { ...career, text: career.text(open) }];
  return (
    <section className="pb-section">
      <Container>
        <h2 className="max-w-3xl text-heading">{title}</h2>
        <ul className="mt-8 grid gap-px border-y border-line md:grid-cols-2">
          {ways.map(({ label, href, text }) => (
            <li key={href} className="way">
              <Link href={href} className="text-title font-medium">
                {label}
              </Link>
              <p className="mt-4 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
