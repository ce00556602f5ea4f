import { clsx } from 'clsx';
import { Facts } from '@/components/holyheaven/facts';
import { Emblem } from '@/components/holyheaven/ornament/emblem';
import { Container } from '@/components/ui/container';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import styles from './temple-story.module.css';

export function TempleStory({ temple }: { temple: Temple }) {
  const { description, story, facts, icon, language } = temple;
  const { templePage } = wordsIn(language);
  return (
    <Container className="py-section">
      <p className="max-w-4xl font-serif text-heading" data-reveal="slide">
        {description}
      </p>
      <div className="mt-stack grid gap-x-16 gap-y-stack lg:grid-cols-[7fr_5fr]">
        <div className={clsx(styles.story, 'flex max-w-prose flex-col gap-5')}>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <section
          aria-labelledby="facts"
          className="self-start border-t-2 border-turmeric pt-6 lg:sticky lg:top-28"
        >
          <div className="flex items-center justify-between gap-4">
            <h2 id="facts" className="text-heading">
              {templePage.facts}
            </h2>
            <Emblem name={icon} className="size-16 text-accent" />
          </div>
          <Facts facts={facts} className="mt-4" />
        </section>
      </div>
    </Container>
  );
}
