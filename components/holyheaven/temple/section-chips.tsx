import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';

/** Links to the sections that a pilgrim needs on the way, in a row that sticks below the header. */
export function SectionChips({ language }: { language: LanguageCode }) {
  const { label, ...sections } = wordsIn(language).templePage.sections;
  return (
    <nav
      aria-label={label}
      // Targets stop below the chips too. They are whole sections, because browsers cannot locate elements not yet laid
      // out.
      className="sticky top-under-bar z-30 border-b border-line bg-canvas max-[22rem]:static [scroll-target-group:auto] [&~section]:scroll-mt-8"
    >
      <ul className="mx-auto flex max-w-page justify-between gap-3 overflow-x-auto px-gutter sm:justify-start sm:gap-8">
        {Object.entries(sections).map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-12 items-center text-label font-semibold hover:text-accent-text hover:shadow-[inset_0_-3px_var(--accent)] [&:target-current]:shadow-[inset_0_-3px_var(--accent)]"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
