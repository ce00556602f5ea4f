import { Fold } from '@/components/holyheaven/fold';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { Section } from './section';

/** The story, opened by its first paragraph. */
export function TempleStory({ temple: { story, language } }: { temple: Temple }) {
  const [first, ...rest] = story;
  const { templePage } = wordsIn(language);
  return (
    <Section id="story" title={templePage.story}>
      <p className="max-w-prose">{first}</p>
      {rest.length > 0 && (
        <Fold summary={templePage.moreStory} className="mt-4">
          <div className="flex max-w-prose flex-col gap-4">
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Fold>
      )}
    </Section>
  );
}
