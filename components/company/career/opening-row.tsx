import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { career } from '@/content/company/career';
import type { Opening } from '@/content/company/openings';
import { contactPath } from '@/lib/company/form-links';
import { isOpen, openingPath } from '@/lib/company/openings';
import { closingTime } from '@/lib/dates';
import { PartPicture } from '../airframe/part-picture';
import styles from './opening-row.module.css';

import { Points } from './points';
import { WhileOpen } from './while-open';

/** One opening: what it works on, its title with the work in detail, its terms, and the way to apply. */
export function OpeningRow({ opening }: { opening: Opening }) {
  const { slug, title, type, location, part, description, responsibilities, requirements, closes } = opening;
  const words = career.openings;
  const open = isOpen(opening);
  return (
    <li id={slug} data-reveal="fade" className={clsx(styles.row, 'border-t border-line')}>
      <div className={styles.part}>
        <PartPicture part={part} alt="" />
      </div>
      <h3 id={`${slug}-title`} className={clsx(styles.title, 'text-heading')}>
        <Link
          href={openingPath(opening)}
          className="decoration-accent decoration-2 underline-offset-8 hover:underline"
        >
          {title}
        </Link>
      </h3>
      <p className={clsx(styles.terms, 'font-mono text-small text-muted')}>
        <span>{type}</span> <span>{location}</span>
      </p>
      <div className={styles.text}>
        <p className="max-w-prose">{description}</p>
        <details className="group mt-2">
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
      {/* Once it has closed, the scripts that say so run without waiting for an action. */}
      <div data-eager={open ? closingTime(closes) : undefined} className={styles.apply}>
        <WhileOpen
          closes={closes}
          open={open}
          otherwise={<p className="font-mono text-muted">{career.opening.closedShort}</p>}
        >
          <ButtonLink
            variant="secondary"
            href={contactPath({ opening: slug })}
            aria-describedby={`${slug}-title`}
          >
            {words.apply}
          </ButtonLink>
        </WhileOpen>
      </div>
    </li>
  );
}
