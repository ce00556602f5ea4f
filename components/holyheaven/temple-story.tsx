import { Container } from '@/components/ui/container';
import { templePage } from '@/content/temple-page';
import type { Temple } from '@/content/temples/types';
import { Emblem } from './emblem';

/** The story, with the facts beside it. */
export function TempleStory({ temple: { description, story, facts, icon } }: { temple: Temple }) {
  return (
    <Container className="py-section">
      <p className="max-w-4xl font-serif text-heading" data-reveal="slide">
        {description}
      </p>
      <div className="mt-stack grid gap-x-16 gap-y-stack lg:grid-cols-[7fr_5fr]">
        <div className="story max-w-prose">
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
          <dl className="mt-4">
            {facts.map(({ term, detail }) => (
              <div key={term} className="fact">
                <dt className="text-muted">{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Container>
  );
}
