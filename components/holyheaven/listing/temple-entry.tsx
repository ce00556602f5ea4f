import { clsx } from 'clsx';
import { OwnName } from '@/components/holyheaven/temple/temple-hero';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { altIn } from '@/content/holyheaven/pictures';
import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';

/** A temple's picture beside its words; `flipped` when the picture stands on the right. */
export function TempleEntry({ temple, flipped }: { temple: Temple; flipped: boolean }) {
  const { title, image, direction, state, standfirst, language } = temple;
  const { listing } = wordsIn(language);
  return (
    <article
      className={clsx(
        'relative isolate lg:mx-auto lg:grid lg:max-w-page lg:items-center lg:gap-16 lg:px-gutter',
        flipped ? 'lg:grid-cols-[2fr_3fr]' : 'lg:grid-cols-[3fr_2fr]',
      )}
      data-reveal
    >
      <Picture
        name={image}
        alt={altIn(language, image)}
        sizes="(min-width: 64rem) 55vw, 100vw"
        className="aspect-video w-full object-cover lg:aspect-8/5"
      />
      <div className={clsx('px-gutter pt-5 lg:p-0', flipped && 'lg:-order-1')}>
        <p className="text-small font-semibold text-accent-text">
          {direction}&nbsp;· {state}
        </p>
        <div className="mt-3">
          <OwnName temple={temple} />
        </div>
        <h3 className="mt-1 text-title lg:text-[min(3.6vw,3rem)] lg:not-[:lang(en)]:text-[min(4.2vw,3.5rem)]">
          {title}
        </h3>
        <p className="mt-2 font-serif text-lead lg:mt-4">{standfirst}</p>
        <ButtonLink
          variant="secondary"
          href={templePath(temple)}
          className="mt-4 after:absolute after:inset-0"
        >
          {listing.link}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
