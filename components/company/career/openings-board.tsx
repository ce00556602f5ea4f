import { clsx } from 'clsx';
import { PartPicture } from '@/components/aircraft/still-drawing';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { career } from '@/content/company/career';
import { type Opening, openings } from '@/content/company/openings';
import { contactPath } from '@/lib/company/form-links';
import { isOpen, openingPath } from '@/lib/company/openings';
import styles from './openings-board.module.css';

/** One opening: what it works on, its title, which leads to the work in detail, its terms, and the way to apply. */
function OpeningRow({ opening }: { opening: Opening }) {
  const { slug, title, type, location, part, description } = opening;
  return (
    <li id={slug} data-reveal="fade" className={clsx(styles.row, 'border-t border-line')}>
      <PartPicture part={part} alt="" early className={styles.part} />
      <h3 id={`${slug}-title`} className={clsx(styles.title, 'text-subheading')}>
        <Link
          href={openingPath(opening)}
          className="underline decoration-accent decoration-1 underline-offset-8 hover:decoration-2"
        >
          {title}
        </Link>
      </h3>
      <p className={clsx(styles.terms, 'text-small text-muted')}>
        <span>{type}</span> <span>{location}</span>
      </p>
      <p className={clsx(styles.text, 'max-w-prose')}>{description}</p>
      <div className={styles.apply}>
        {isOpen(opening) ? (
          <ButtonLink
            variant="secondary"
            href={contactPath({ opening: slug })}
            aria-describedby={`${slug}-title`}
          >
            {career.openings.apply}
          </ButtonLink>
        ) : (
          <p className="text-muted">{career.opening.closedShort}</p>
        )}
      </div>
    </li>
  );
}

export function OpeningsBoard() {
  return (
    <section className="pb-section">
      <Container>
        <h2 className="pt-4 text-heading">{career.openings.title}</h2>
        <ul className="mt-2 border-b border-line">
          {openings.map((opening) => (
            <OpeningRow key={opening.slug} opening={opening} />
          ))}
        </ul>
      </Container>
    </section>
  );
}
