import { Facts } from '@/components/holyheaven/facts';
import { Fold } from '@/components/holyheaven/fold';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import styles from './temple-story.module.css';

const columns = 'grid gap-x-16 gap-y-4 py-stack lg:grid-cols-[5fr_7fr] lg:py-section';

/** The story, opened by its first paragraph. */
export function TempleStory({ temple: { story, language } }: { temple: Temple }) {
  const [first, ...rest] = story;
  const { templePage } = wordsIn(language);
  return (
    <section aria-labelledby="story">
      <Container className={columns}>
        <h2 id="story" className="text-title">
          {templePage.story}
        </h2>
        <div className={styles.story}>
          <p className="max-w-prose">{first}</p>
          <Fold summary={templePage.moreStory} className="mt-4">
            <div className="flex max-w-prose flex-col gap-4">
              {rest.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Fold>
        </div>
      </Container>
    </section>
  );
}

const FIRST = 3;

/** The temple at a glance. */
export function TempleFacts({ temple: { facts, language } }: { temple: Temple }) {
  const { templePage } = wordsIn(language);
  return (
    <section aria-labelledby="facts">
      <Container className={columns}>
        <h2 id="facts" className="text-title">
          {templePage.facts}
        </h2>
        <div>
          <Facts facts={facts.slice(0, FIRST)} />
          <Fold summary={templePage.moreFacts}>
            <Facts facts={facts.slice(FIRST)} />
          </Fold>
        </div>
      </Container>
    </section>
  );
}
