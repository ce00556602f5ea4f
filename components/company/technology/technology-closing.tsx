import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import type { Technology } from '@/content/company/technology';
import { technologyLinks } from '@/content/navigation';

type TechnologyClosingProps = Pick<Technology, 'closing'> & { path: string };

/** The end of a technology page: its one action, and the way to the other two technologies. */
export function TechnologyClosing({ closing, path }: TechnologyClosingProps) {
  const others = Object.values(technologyLinks).filter(({ href }) => href !== path);
  return (
    <section className="py-section">
      <Container className="grid gap-x-16 gap-y-stack lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-display">{closing.title}</h2>
          <p className="mt-6 max-w-prose text-lead">{closing.text}</p>
          <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
            <ButtonLink href="/contact">{closing.action}</ButtonLink>
          </div>
        </div>
        <nav aria-label="Other technologies" className="self-end">
          <ul className="border-b border-line">
            {others.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="onward">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </section>
  );
}
