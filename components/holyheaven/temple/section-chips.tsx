import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';

/** A row of links to the parts of the page that a pilgrim needs on the way. It stays under the bar. */
export function SectionChips({ language }: { language: LanguageCode }) {
  const { label, ...sections } = wordsIn(language).templePage.sections;
  return (
    <nav
      aria-label={label}
      // What a chip leads to stops below the chips, not only below the bar.
      className="sticky top-under-bar z-30 border-b border-line bg-canvas max-[22rem]:static [&~*_[id]]:scroll-mt-15"
    >
      <ul className="mx-auto flex max-w-page gap-2 overflow-x-auto px-gutter py-1.5 lg:py-2.5">
        {Object.entries(sections).map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-control border border-line bg-surface px-1.5 text-small sm:px-3 font-semibold hover:border-accent hover:text-accent-text"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
