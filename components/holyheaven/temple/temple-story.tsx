import { Fold } from '@/components/holyheaven/fold';
import { Verse } from '@/components/holyheaven/verse';
import { getQuote } from '@/content/holyheaven/quotes';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { Section } from './section';

/** The story, opened by its first paragraph and ended by a verse. */
export function TempleStory({ temple: { story, verse, language } }: { temple: Temple }) {
  const [first, ...rest] = story;
  const { templePage } = wordsIn(language);
  return (
    <Section id="story" title={templePage.story}>
      <p className="max-w-prose">{first}</p>
      <Fold summary={templePage.moreStory} className="mt-3">
        <div className="flex max-w-prose flex-col gap-4">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Verse quote={getQuote(verse)} language={language} />
        </div>
      </Fold>
    </Section>
  );
}
