import { LinkList } from '@/components/ui/link-list';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { templeLinks } from '@/lib/suggestions';

/** The temples that there are, on pages that lead to none. */
export function TempleLinks({ language, className }: { language: LanguageCode; className?: string }) {
  return (
    <nav aria-label={wordsIn(language).notFound.others} className={className}>
      <LinkList links={templeLinks(language)} className="flex flex-wrap gap-x-10" />
    </nav>
  );
}
