import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { demoPage, demos } from '@/content/company/demo';
import { otherTechnologies, technologyLinks } from '@/content/navigation';
import type { Technology } from '@/content/schema/company';
import { demoPath } from '@/lib/company/form-links';

const wayOn = clsx(
  'flex items-baseline justify-between gap-4',
  'wide border-t border-line py-3 text-subheading sm:py-4 sm:text-heading hover:text-accent-text',
  "after:text-accent after:content-['→']",
);

type TechnologyClosingProps = Pick<Technology, 'closing'> & {
  path: string;
  /** The target of the call to action. */
  request?: string;
};

/** The end of a technology page: a call to action, its demo, and links to the other two technologies. */
export function TechnologyClosing({ closing, path, request = '/contact' }: TechnologyClosingProps) {
  const others = Object.values(technologyLinks).filter(({ href }) => href !== path);
  const demo = demos.find(({ id }) => technologyLinks[id].href === path);
  return (
    <section className="py-section">
      <Container className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <h2 className="text-title">{closing.title}</h2>
          <p className="mt-4 max-w-prose text-lead">{closing.text}</p>
          <div className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
            <ButtonLink href={request}>{closing.action}</ButtonLink>
            {demo && (
              <ButtonLink href={demoPath(demo.id)} variant="quiet">
                {demoPage.covers}
              </ButtonLink>
            )}
          </div>
        </div>
        <nav aria-label={otherTechnologies} className="self-end">
          <ul className="border-b border-line">
            {others.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={wayOn}>
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
