import { clsx } from 'clsx';
import { Picture } from '@/components/ui/picture';
import { altIn } from '@/content/holyheaven/pictures';
import { wordsIn } from '@/content/holyheaven/words';
import type { Temple } from '@/content/temples/types';
import { inDevanagari } from '@/lib/scripts';
import styles from './temple-hero.module.css';
import { TodayPanel } from './today-panel';

/** A temple's picture with its names on the dark foot of it, and what a pilgrim asks first. */
export function TempleHero({ temple }: { temple: Temple }) {
  const { image, devanagari, title, direction, state, guide } = temple;
  const { ownName } = guide.facts;
  const { templePage } = wordsIn(temple.language);
  return (
    <section data-hero className={styles.hero}>
      <Picture
        name={image}
        alt={altIn(temple.language, image)}
        sizes="max(100vw, 150vh)"
        tall
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className="text-small font-semibold">
          {direction} · {state}
        </p>
        {!inDevanagari(title) && (
          <p lang="sa" className="mt-1 font-sanskrit text-heading lg:text-title">
            {devanagari}
          </p>
        )}
        <h1 className="mt-1 text-display">{title}</h1>
        <p className="mt-3 flex flex-wrap gap-x-3 text-body">
          {/* Where the temple's own script is that of the line above, it has been said. */}
          {ownName.lang !== 'hi' && (
            <span lang={ownName.lang}>
              {ownName.text}, {ownName.place}
            </span>
          )}
          <span>{guide.words.name}</span>
        </p>
        <p className={clsx(styles.caption, 'text-label')}>{templePage.illustration}</p>
      </div>
      <div className={styles.answer}>
        <TodayPanel temple={temple} />
      </div>
    </section>
  );
}
