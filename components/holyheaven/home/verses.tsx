import { Band } from '@/components/holyheaven/band';
import { Fold } from '@/components/holyheaven/fold';
import { Verse } from '@/components/holyheaven/verse';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';

/** One large verse across the page, the others in a fold. */
export function Verses({ language }: { language: LanguageCode }) {
  const { verseSection } = wordsIn(language);
  return (
    <section aria-labelledby="verses">
      <Band tone="indigo">
        <Container className="py-6 lg:py-12">
          <h2 id="verses" className="mb-6 text-heading">
            {verseSection.title}
          </h2>
          <Verse id="truth" language={language} large />
          <Fold summary={verseSection.more} className="mt-4">
            <div className="grid gap-stack pt-6 lg:grid-cols-2 lg:gap-24">
              <Verse id="work" language={language} />
              <Verse id="dharma" language={language} />
            </div>
          </Fold>
        </Container>
      </Band>
    </section>
  );
}
