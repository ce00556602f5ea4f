import { clsx } from 'clsx';
import { ArchWindow } from '@/components/holyheaven/ornament/arch-window';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { listing } from '@/content/holyheaven/listing';
import type { Temple } from '@/content/temples/types';
import styles from './temple-entry.module.css';

export type EntryLayout = 'bleed' | 'arch' | 'panorama';

/** In a wide window: a picture that leaves the page, one in an arch, one behind the words. */
const layouts: Record<EntryLayout, { entry: string; picture: string; words: string }> = {
  bleed: {
    entry: 'lg:grid lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-16 lg:pe-edge',
    picture: 'aspect-4/3 w-full',
    words: 'lg:p-0',
  },
  arch: {
    entry: 'lg:mx-auto lg:grid lg:max-w-page lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-16 lg:px-gutter',
    picture: clsx(
      'mx-auto aspect-4/5 w-[calc(100%-2*var(--gutter))] max-w-md',
      'lg:order-last lg:w-full lg:max-w-none',
    ),
    words: 'lg:max-w-xl lg:p-0',
  },
  panorama: {
    entry: clsx(styles.panorama, 'lg:overflow-clip'),
    // Wider than the page, so that the tower stands to the right of the words.
    picture: 'aspect-4/3 w-full lg:aspect-9/4 lg:max-h-240 lg:w-[118%] lg:max-w-none',
    words: clsx(
      styles.words,
      'lg:absolute lg:inset-0 lg:mx-auto lg:max-w-page lg:py-0',
      'lg:flex lg:flex-col lg:justify-center',
    ),
  },
};

export function TempleEntry({ temple, layout }: { temple: Temple; layout: EntryLayout }) {
  const { id, title, poster, devanagari, direction, state, standfirst, description } = temple;
  const { entry, picture, words } = layouts[layout];
  const pictureClasses = clsx('object-cover', picture);
  return (
    <article className={clsx('relative isolate', entry)} data-reveal="fade">
      {layout === 'arch' ? (
        <ArchWindow
          picture={poster}
          sizes="(min-width: 64rem) 66rem, 150vw"
          tall
          className={pictureClasses}
        />
      ) : (
        <Picture name={poster} sizes="(min-width: 64rem) 100vw, 110vw" className={pictureClasses} />
      )}
      <div className={clsx('px-gutter pt-8', words)}>
        <p className="text-small font-semibold text-accent-text print:text-ink">
          {direction} · {state}
        </p>
        <p lang="sa" className="mt-3 font-sanskrit text-heading">
          {devanagari}
        </p>
        <h3 className="mt-1 text-title">{title}</h3>
        <p className="mt-4 font-serif text-lead">{standfirst}</p>
        <p className="mt-3 text-muted">{description}</p>
        <ButtonLink href={`/holyheaven/${id}`} className="mt-6 after:absolute after:inset-0">
          {listing.link}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
