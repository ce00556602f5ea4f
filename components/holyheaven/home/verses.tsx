import { VerseBand } from '@/components/holyheaven/band';
import { Fold } from '@/components/holyheaven/fold';
import { Verse } from '@/components/holyheaven/verse';
import { quotes } from '@/content/holyheaven/quotes';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';

export function Verses({ language }: { language: LanguageCode }) {
  const { verseSection } = wordsIn(language);
  const [first, ...others] = quotes;
  const more = (
    <Fold summary={verseSection.more} className="mt-4">
      <div className="grid gap-stack py-6 lg:grid-cols-2 lg:gap-24">
        {others.map((quote) => (
          <Verse key={quote.id} quote={quote} language={language} />
        ))}
      </div>
    </Fold>
  );
  return (
    <section aria-labelledby="verses">
      <VerseBand quote={first} language={language} end={more}>
        <h2 id="verses" className="mb-6 text-heading">
          {verseSection.title}
        </h2>
      </VerseBand>
    </section>
  );
}
