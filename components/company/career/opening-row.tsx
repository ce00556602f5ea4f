import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { career } from '@/content/company/career';
import type { Opening } from '@/content/company/openings';
import { isOpen, openingPath } from '@/lib/company/openings';

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h4 className="text-small font-semibold">{title}</h4>
      <ul className="points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

/** One opening: what it is, on which terms and where; the details unfold. */
export function OpeningRow({ opening }: { opening: Opening }) {
  const { slug, title, type, location, description, responsibilities, requirements } = opening;
  const words = career.openings;
  return (
    <li id={slug} className="board-row">
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
        <details className="board-details">
          <summary>{words.details}</summary>
          <div className="grid gap-x-10 gap-y-6 pt-4 md:grid-cols-2">
            <Points title={words.responsibilities} points={responsibilities} />
            <Points title={words.requirements} points={requirements} />
          </div>
        </details>
      </div>
      <div className="board-terms">
        <p>{type}</p>
        <p>{location}</p>
        {isOpen(opening) ? (
          <ButtonLink
            href="/contact"
            aria-describedby={`${slug}-title`}
            className="justify-self-start max-sm:mt-4 lg:mt-4"
          >
            {words.apply}
          </ButtonLink>
        ) : (
          <p>{career.opening.closedShort}</p>
        )}
      </div>
    </li>
  );
}
