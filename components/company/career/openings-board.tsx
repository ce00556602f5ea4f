import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { StillDrawing } from '@/components/ui/still-drawing';
import { career } from '@/content/company/career';
import { type Opening, workDrawings } from '@/content/company/openings';
import { contactPath } from '@/lib/company/form-links';
import { openingPath, openings } from '@/lib/company/openings';
import { Ends } from './work-drawing';

/** One opening: a drawing of the work, the title (a link to the details), the terms, and how to apply. */
function OpeningRow({ opening }: { opening: Opening }) {
  const { slug, title, type, location, description, drawing } = opening;
  const { above } = workDrawings[drawing];
  return (
    <li
      id={slug}
      className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1.5 border-t border-line py-3 md:grid-cols-[min(31rem,40vw)_1fr_auto] md:grid-rows-[auto_auto_1fr] md:items-start md:gap-x-[min(3rem,4vw)] md:py-5 lg:grid-cols-[calc((100%-4rem)*5/12)_1fr_auto] lg:gap-x-16"
    >
      <div className="row-span-3 max-md:col-span-2 max-md:mb-2 md:mt-1">
        {above && <Ends of={above} className="pb-1 text-label leading-tight *:first:text-accent-text" />}
        <StillDrawing name={drawing} alt="" width={1092} height={282} />
      </div>
      <h3 id={`${slug}-title`} className="text-item max-md:col-span-2">
        <Link
          href={openingPath(opening)}
          className="underline decoration-accent decoration-1 underline-offset-4 hover:decoration-2 md:underline-offset-8"
        >
          {title}
        </Link>
      </h3>
      <p className="max-w-prose col-span-2 max-md:text-[1rem] max-md:leading-snug md:col-start-2 md:row-start-3">
        {description}
      </p>
      <p className="text-small text-muted md:col-start-2 md:row-start-2">
        {type} · {location}
      </p>
      <ButtonLink
        href={contactPath({ opening: slug })}
        aria-describedby={`${slug}-title`}
        className="whitespace-nowrap max-md:min-h-11 max-md:px-3 max-md:py-0 md:col-start-3 md:row-span-2 md:row-start-1"
      >
        {career.openings.apply}
      </ButtonLink>
    </li>
  );
}

export function OpeningsBoard() {
  return (
    <section className="pb-section">
      <Container>
        <h2 className="border-t border-ink py-2 text-subheading md:py-3 lg:pt-5 lg:pb-6 lg:text-heading">
          {career.openings.title}
        </h2>
        <ul className="border-b border-line">
          {openings.map((opening) => (
            <OpeningRow key={opening.slug} opening={opening} />
          ))}
        </ul>
      </Container>
    </section>
  );
}
