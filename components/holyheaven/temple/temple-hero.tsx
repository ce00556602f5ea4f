import { Picture } from '@/components/ui/picture';
import { altIn } from '@/content/holyheaven/pictures';
import { wordsIn } from '@/content/holyheaven/words';
import { inDevanagari } from '@/content/languages';
import type { Temple } from '@/content/temples/types';
import { OwnName } from './own-name';
import styles from './temple-hero.module.css';
import { TodayPanel } from './today-panel';

/** A temple's picture in the light of its morning, below it its names and what a pilgrim asks first. */
export function TempleHero({ temple }: { temple: Temple }) {
  const { image, devanagari, title, description, direction, state, guide } = temple;
  const { ownName } = guide.facts;
  const { name } = guide.words;
  // One short name, or that of its own script, has room beside the Sanskrit one.
  const nameBeside = ownName.lang === 'hi' && !name.startsWith(title);
  const { templePage } = wordsIn(temple.language);
  return (
    <section className={styles.hero}>
      <Picture
        name={image}
        alt={altIn(temple.language, image)}
        sizes="(min-width: 64rem) 60vw, 70vw"
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className="flex items-baseline justify-between gap-4 text-small font-semibold text-accent-text">
          <span>
            {direction}&nbsp;· {state}
          </span>
          <span className="text-label font-normal text-muted">{templePage.illustration}</span>
        </p>
        {/* The name in Devanagari comes last, so that its font moves no other when it arrives. */}
        <div className="mt-1 flex flex-wrap items-center gap-x-5">
          {/* Where the temple's own script is that of the name beside it, it has been said. */}
          {ownName.lang !== 'hi' && <OwnName slug={temple.slug} name={ownName} />}
          {nameBeside && <p className="text-body">{name}</p>}
          {!inDevanagari(title) && (
            <p lang="sa" className="font-headline text-heading lg:text-title">
              {devanagari}
            </p>
          )}
        </div>
        {/* Always in two lines where it stands beside the answer: in one of its fonts alone, a name may fit into one. */}
        <h1 className="mt-1 text-display lg:max-w-[7em]">{title}</h1>
        {!nameBeside && !name.startsWith(title) && <p className="mt-2 text-body">{name}</p>}
        <p className="mt-3 max-w-prose font-serif">{description}</p>
      </div>
      <div className={styles.answer}>
        <TodayPanel temple={temple} />
      </div>
    </section>
  );
}
