import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';

/** Marks an address or number that a government page or the temple's own gives. */
export function Official({ language }: { language: LanguageCode }) {
  return (
    <span className="rounded-card border border-current px-2 py-0.5 text-label font-semibold whitespace-nowrap">
      {wordsIn(language).guide.official}
    </span>
  );
}
