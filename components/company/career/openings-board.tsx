import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Link } from '@/components/ui/link';
import { career } from '@/content/company/career';
import type { Opening } from '@/content/company/openings';
import { contactPath } from '@/lib/company/form-links';
import { openingPath, openings } from '@/lib/company/openings';
import { WorkDrawing } from './work-drawing';

/** One opening: a drawing of the work, the title (a link to the details), the terms, and how to apply. */
function OpeningRow({ opening }: { opening: Opening }) {
  const { slug, title, type, location, description, drawing } = opening;
  return (
    <li
      id={slug}
      className="grid gap-x-16 gap-y-3 border-t border-line pt-4 pb-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <WorkDrawing of={drawing} />
      <div className="items-start justify-items-start gap-x-16 max-lg:contents lg:grid lg:grid-cols-[1fr_auto]">
        <div className="max-w-prose">
          <h3 id={`${slug}-title`} className="text-item">
            <Link
              href={openingPath(opening)}
              className="underline decoration-accent decoration-1 underline-offset-4 hover:decoration-2"
            >
              {title}
            </Link>
          </h3>
          <p className="mt-1 text-small text-muted">
            {type} · {location}
          </p>
          <p className="mt-2 text-balance">{description}</p>
        </div>
        <ButtonLink
          href={contactPath({ opening: slug })}
          aria-describedby={`${slug}-title`}
          className="justify-self-start"
        >
          {career.openings.apply}
        </ButtonLink>
      </div>
    </li>
  );
}

export function OpeningsBoard() {
  return (
    <section className="pb-section">
      <Container>
        <h2 className="border-t border-ink pt-4 pb-3 text-heading">{career.openings.title}</h2>
        <ul className="border-b border-line">
          {openings.map((opening) => (
            <OpeningRow key={opening.slug} opening={opening} />
          ))}
        </ul>
      </Container>
    </section>
  );
}
