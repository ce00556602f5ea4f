import { clsx } from 'clsx';
import { Facts } from '@/components/holyheaven/facts';
import { Fold } from '@/components/holyheaven/fold';
import { Emblem } from '@/components/holyheaven/ornament/emblem';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import styles from './temple-story.module.css';

const FIRST = 3;

export function TempleStory({ temple }: { temple: Temple }) {
  const { story, facts, icon, language } = temple;
  const [first, ...rest] = story;
  const { templePage } = wordsIn(language);
  return (
    <Container className="grid gap-x-16 gap-y-stack py-stack lg:grid-cols-[7fr_5fr] lg:py-section">
      <section aria-labelledby="story">
        <h2 id="story" className="text-title">
          {templePage.story}
        </h2>
        <div className={clsx(styles.story, 'mt-4 max-w-prose')}>
          <p>{first}</p>
        </div>
        <Fold summary={templePage.moreStory} className="mt-4 max-w-prose">
          <div className="flex flex-col gap-4">
            {rest.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Fold>
      </section>
      <section aria-labelledby="facts" className="self-start border-t-2 border-turmeric pt-4">
        <div className="flex items-center justify-between gap-4">
          <h2 id="facts" className="text-heading">
            {templePage.facts}
          </h2>
          <Emblem name={icon} className="size-14 text-accent" />
        </div>
        <Facts facts={facts.slice(0, FIRST)} className="mt-2" />
        <Fold summary={templePage.moreFacts}>
          <Facts facts={facts.slice(FIRST)} />
        </Fold>
      </section>
    </Container>
  );
}
