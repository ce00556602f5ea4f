import { Picture } from '@/components/ui/picture';
import { altIn } from '@/content/holyheaven/pictures';
import { inDevanagari } from '@/content/languages';
import type { Temple } from '@/content/temples/types';
import { OwnName } from './own-name';
import styles from './temple-hero.module.css';
import { TodayPanel } from './today-panel';

/** A temple's picture in the light of its morning, below it its names and what a pilgrim asks first. */
export function TempleHero({ temple }: { temple: Temple }) {
  const { image, devanagari, title, description, direction, state, guide } = temple;
  const { ownName } = guide.facts;
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
        <p className="text-small font-semibold text-accent-text">
          {direction}&nbsp;· {state}
        </p>
        <div className="mt-1.5">
          {ownName.lang !== 'hi' && <OwnName slug={temple.slug} name={ownName} />}
          {ownName.lang === 'hi' && !inDevanagari(title) && (
            <p lang="sa" className="font-headline text-[1.5rem] leading-tight">
              {devanagari}
            </p>
          )}
        </div>
        {/* Always in two lines where it stands above the answer: in one of its fonts alone, a name may fit into one. */}
        <h1 className="mt-1 text-display lg:max-w-[7em] lg:text-[min(5.5vw,4.5rem)]">{title}</h1>
        <p className="mt-2 max-w-prose font-serif">{description}</p>
      </div>
      <div className={styles.answer}>
        <TodayPanel temple={temple} />
      </div>
    </section>
  );
}
