import { LinkList } from '@/components/ui/text-link';
import { suggestionWords as words } from '@/content/errors';
import { type SuggestionGroup, suggestions } from '@/lib/suggestions';

/** Names pages that a visitor may have wanted, for a page that has little of its own. */
export function Suggestions({ groups }: { groups: readonly SuggestionGroup[] }) {
  return (
    <nav aria-labelledby="suggestions" className="mt-stack border-t border-line pt-8">
      <h2 id="suggestions" className="text-subheading">
        {words.title}
      </h2>
      <div className="mt-6 grid gap-x-16 gap-y-8 sm:grid-cols-3">
        {groups
          .map(suggestions)
          .filter(({ links }) => links.length > 0)
          .map(({ title, links }) => (
            <div key={title}>
              <h3 className="font-sans text-small text-muted">{title}</h3>
              <LinkList links={links} className="mt-1" />
            </div>
          ))}
      </div>
    </nav>
  );
}
