import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { type Technology, technologyPages } from '@/content/company/technology';

type TechnologyClosingProps = Pick<Technology, 'closing' | 'path'> & { children: ReactNode };

/** The end of a technology page: its one action, and the way to the other two technologies. */
export function TechnologyClosing({ closing, path, children }: TechnologyClosingProps) {
  const others = technologyPages.filter((page) => page.path !== path);
  return (
    <section className="py-section">
      <Container className="grid gap-x-16 gap-y-stack lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-display">{closing.title}</h2>
          <p className="mt-6 max-w-prose text-lead">{closing.text}</p>
          <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">{children}</div>
        </div>
        <nav aria-label="Other technologies" className="self-end">
          <ul className="border-b border-line">
            {others.map(({ title, path: href }) => (
              <li key={href}>
                <Link href={href} className="onward">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </section>
  );
}
