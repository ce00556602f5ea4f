import { clsx } from 'clsx';
import { TempleWindow } from '@/components/holyheaven/ornament/temple-window';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { altIn } from '@/content/holyheaven/pictures';
import { wordsIn } from '@/content/holyheaven/words';
import { inDevanagari } from '@/content/languages';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';
import styles from './temple-entry.module.css';

const words = 'px-gutter pt-5';
const columns = 'lg:grid lg:grid-cols-[7fr_5fr] lg:gap-16';

const layouts = {
  /** A picture that leaves the page on the left. */
  bleed: {
    entry: clsx(columns, 'lg:items-end lg:pe-[max(var(--gutter),50%-42rem+var(--gutter))]'),
    picture: 'aspect-video w-full lg:aspect-4/3',
    words: clsx(words, 'lg:p-0'),
  },
  window: {
    entry: clsx(columns, 'lg:mx-auto lg:max-w-page lg:items-end lg:px-gutter'),
    picture: clsx('mx-auto aspect-4/5 w-3/4 max-w-md', 'lg:order-1 lg:w-full lg:max-w-none'),
    words: clsx(words, 'lg:max-w-xl lg:p-0'),
  },
  /** A picture behind the words. It is wider than the page, so that the tower stands to the right of them. */
  panorama: {
    entry: clsx(styles.panorama, 'lg:overflow-clip'),
    picture: 'aspect-video w-full lg:aspect-9/4 lg:max-h-240 lg:w-[118%] lg:max-w-none',
    words: clsx(
      words,
      'lg:absolute lg:inset-0 lg:mx-auto lg:flex lg:max-w-page lg:flex-col lg:justify-center lg:pt-0',
      // The longest name fits on one line.
      'lg:*:max-w-sm lg:*:self-start lg:[&>h3]:max-w-md',
    ),
  },
};

export type EntryLayout = keyof typeof layouts;

export function TempleEntry({ temple, layout }: { temple: Temple; layout: EntryLayout }) {
  const { title, image, devanagari, direction, state, standfirst, description, language } = temple;
  const { listing } = wordsIn(language);
  const look = layouts[layout];
  return (
    <article className={clsx('relative isolate', look.entry)} data-reveal="fade">
      {layout === 'window' ? (
        <TempleWindow
          temple={temple}
          alt={altIn(language, image)}
          sizes="(min-width: 64rem) 66rem, 150vw"
          tall
          className={look.picture}
        />
      ) : (
        <Picture
          name={image}
          alt={altIn(language, image)}
          // What the widest layout shows; a narrower one crops it.
          sizes="(min-width: 64rem) 118vw, 100vw"
          className={clsx('object-cover', look.picture)}
        />
      )}
      <div className={look.words}>
        <p className="text-small font-semibold text-accent-text">
          {direction}&nbsp;· {state}
        </p>
        {!inDevanagari(title) && (
          <p lang="sa" className="mt-3 font-serif text-heading max-lg:hidden">
            {devanagari}
          </p>
        )}
        <h3 className="mt-1 text-title">{title}</h3>
        <p className="mt-2 font-serif text-lead lg:mt-4">{standfirst}</p>
        <p className="mt-3 text-muted max-lg:hidden">{description}</p>
        <ButtonLink href={templePath(temple)} className="mt-4 after:absolute after:inset-0">
          {listing.link}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
