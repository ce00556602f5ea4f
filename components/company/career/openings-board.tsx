import { clsx } from 'clsx';
import { PartPicture } from '@/components/aircraft/still-drawing';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { career } from '@/content/company/career';
import { type Opening, openings } from '@/content/company/openings';
import { contactPath } from '@/lib/company/form-links';
import { isOpen, openingPath } from '@/lib/company/openings';

/** One opening: what it works on, its title, which leads to the work in detail, its terms, and the way to apply. */
function OpeningRow({ opening }: { opening: Opening }) {
  const { slug, title, type, location, part, description } = opening;
  return (
    <li
      id={slug}
      data-reveal="fade"
      className={clsx(
        'grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-2 border-t border-line py-4',
        'md:grid-cols-[min(11rem,20vw)_1fr_auto] md:grid-rows-[auto_auto_1fr] md:items-start md:gap-x-[min(2.5rem,3vw)]',
      )}
    >
      {/* A phone shows all openings at once in place of their pictures. */}
      <PartPicture part={part} alt="" early className="row-span-3 max-md:hidden" />
      <h3 id={`${slug}-title`} className="text-subheading max-md:col-span-2">
        <Link
          href={openingPath(opening)}
          className="underline decoration-accent decoration-1 underline-offset-8 hover:decoration-2"
        >
          {title}
        </Link>
      </h3>
      <p className="text-small text-muted *:max-md:block max-md:order-1 md:col-start-2">
        <span>{type}</span> <span className="md:before:content-['·_']">{location}</span>
      </p>
      <p className="max-w-prose max-md:col-span-2 max-md:text-[0.9375rem] max-md:leading-normal md:col-start-2">
        {description}
      </p>
      <div className="max-md:order-1 md:col-start-3 md:row-span-3 md:row-start-1">
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
