import { ButtonLink } from '@/components/ui/button';
import { career } from '@/content/company/career';
import type { Opening } from '@/content/company/openings';

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
          {title}
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
        <ButtonLink href="/contact" aria-describedby={`${slug}-title`} className="mt-5">
          {words.apply}
        </ButtonLink>
      </div>
    </li>
  );
}
