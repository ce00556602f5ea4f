import { Fold } from '@/components/holyheaven/fold';
import { Verse } from '@/components/holyheaven/verse';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';

/** The story, with its first paragraph in view, and a verse: in view in a wide window, in the fold on a phone. */
export function TempleStory({ temple: { story, verse, language } }: { temple: Temple }) {
  const [first, ...rest] = story;
  const { templePage } = wordsIn(language);
  return (
    <section aria-labelledby="story" className="border-y border-line bg-surface">
      <Container className="py-8 lg:py-16">
        <h2 id="story" className="font-sans text-small font-semibold text-accent-text">
          {templePage.story}
        </h2>
        <p className="mt-2 mb-4 font-serif text-[clamp(1.375rem,1rem+1.9vw,2.125rem)] leading-snug text-balance lg:mb-8">
          {first}
        </p>
        <div className="mb-8 max-lg:hidden">
          <Verse id={verse} language={language} large />
        </div>
        <Fold summary={templePage.moreStory}>
          <div className="mb-6 gap-x-16 lg:columns-2 *:break-inside-avoid">
            {rest.map((paragraph) => (
              <p key={paragraph} className="mb-4">
                {paragraph}
              </p>
            ))}
          </div>
          <div className="lg:hidden">
            <Verse id={verse} language={language} />
          </div>
        </Fold>
      </Container>
    </section>
  );
}
