import { VerseBand } from '@/components/holyheaven/band';
import { Verse } from '@/components/holyheaven/verse';
import { Container } from '@/components/ui/container';
import { quotes } from '@/content/holyheaven/quotes';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { countIn } from '@/lib/temples/counts';

export function Verses({ language }: { language: LanguageCode }) {
  const { verseSection } = wordsIn(language);
  const [first, ...others] = quotes;
  return (
    <section aria-labelledby="verses">
      <VerseBand quote={first} language={language}>
        <div className="mb-stack flex flex-col gap-2">
          <h2 id="verses" className="text-heading">
            {verseSection.title}
          </h2>
          <p className="text-muted">{countIn(language, verseSection.intro, quotes.length)}</p>
        </div>
      </VerseBand>
      <Container className="grid gap-stack py-section lg:grid-cols-2 lg:gap-24">
        {others.map((quote) => (
          <div key={quote.id} className="lg:even:mt-section">
            <Verse quote={quote} language={language} />
          </div>
        ))}
      </Container>
    </section>
  );
}
