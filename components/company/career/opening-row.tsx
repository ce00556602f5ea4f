import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { career } from '@/content/company/career';
import type { Opening } from '@/content/company/openings';
import { contactPath } from '@/lib/company/form-links';
import { isOpen, openingPath } from '@/lib/company/openings';
import { Points } from './points';
import { WhileOpen } from './while-open';

function Term({ children }: { children: ReactNode }) {
  return <p className="border-t border-line py-2.5 font-mono">{children}</p>;
}

export function OpeningRow({ opening }: { opening: Opening }) {
  const { slug, title, type, location, description, responsibilities, requirements, closes } = opening;
  const words = career.openings;
  return (
    <li id={slug} className="grid gap-x-16 gap-y-6 border-t border-line py-stack lg:grid-cols-[9fr_3fr]">
      <div>
        <h3 id={`${slug}-title`} className="text-title">
          <Link
            href={openingPath(opening)}
            className="decoration-accent decoration-2 underline-offset-8 hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-4 max-w-prose">{description}</p>
        <details className="group mt-6">
          <summary
            className={clsx(
              'inline-flex min-h-11 items-center gap-3 text-small font-semibold',
              'underline decoration-accent decoration-2 underline-offset-8',
              "after:font-mono after:text-subheading after:text-accent after:content-['+']",
              "group-open:after:content-['−']",
            )}
          >
            {words.details}
          </summary>
          <div className="grid gap-x-10 gap-y-6 pt-4 md:grid-cols-2">
            <Points heading="h4" title={words.responsibilities} points={responsibilities} />
            <Points heading="h4" title={words.requirements} points={requirements} />
          </div>
        </details>
      </div>
      <div className="grid content-start gap-x-8 sm:max-lg:grid-cols-[1fr_1fr_auto] sm:max-lg:items-center">
        <Term>{type}</Term>
        <Term>{location}</Term>
        <WhileOpen
          closes={closes}
          open={isOpen(opening)}
          otherwise={<Term>{career.opening.closedShort}</Term>}
        >
          <ButtonLink
            href={contactPath({ opening: slug })}
            aria-describedby={`${slug}-title`}
            className="justify-self-start max-sm:mt-4 lg:mt-4"
          >
            {words.apply}
          </ButtonLink>
        </WhileOpen>
      </div>
    </li>
  );
}
