import { clsx } from 'clsx';
import { TempleWindow } from '@/components/holyheaven/ornament/temple-window';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { altIn } from '@/content/holyheaven/pictures';
import { wordsIn } from '@/content/holyheaven/words';
import { inDevanagari, pathIn } from '@/content/languages';
import type { Temple } from '@/content/temples/types';
import styles from './temple-entry.module.css';

export type EntryLayout = 'bleed' | 'window' | 'panorama';

export function TempleEntry({ temple, layout }: { temple: Temple; layout: EntryLayout }) {
  const { id, title, image, devanagari, direction, state, standfirst, description, language } = temple;
  const { listing } = wordsIn(language);
  return (
    <article className={clsx(styles.entry, styles[layout])} data-reveal="fade">
      {layout === 'window' ? (
        <TempleWindow
          temple={temple}
          alt={altIn(language, image)}
          sizes="(min-width: 64rem) 66rem, 150vw"
          tall
          className={styles.picture}
        />
      ) : (
        <Picture
          name={image}
          alt={altIn(language, image)}
          sizes="(min-width: 64rem) 100vw, 110vw"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className="text-small font-semibold text-accent-text">
          {direction}&nbsp;· {state}
        </p>
        {!inDevanagari(title) && (
          <p lang="sa" className="mt-3 font-serif text-heading">
            {devanagari}
          </p>
        )}
        <h3 className="mt-1 text-title">{title}</h3>
        <p className="mt-4 font-serif text-lead">{standfirst}</p>
        <p className="mt-3 text-muted">{description}</p>
        <ButtonLink href={pathIn(language, `/holyheaven/${id}`)} className={clsx(styles.link, 'mt-6')}>
          {listing.link}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
