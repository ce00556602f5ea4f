import { clsx } from 'clsx';
import { OwnName } from '@/components/holyheaven/temple/temple-hero';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { altIn } from '@/content/holyheaven/pictures';
import { wordsIn } from '@/content/holyheaven/words';
import { templePath } from '@/content/temples';
import type { Temple } from '@/content/temples/types';

/** A temple's picture beside its text; `flipped` puts the picture on the right. */
export function TempleEntry({ temple, flipped }: { temple: Temple; flipped: boolean }) {
  const { title, image, direction, place, state, standfirst, language, tripLink, guide } = temple;
  const { home, listing, templePage } = wordsIn(language);
  return (
    <article
      className={clsx(
        'relative isolate lg:mx-auto lg:grid lg:max-w-page lg:items-center lg:gap-14 lg:px-gutter',
        flipped ? 'lg:grid-cols-[2fr_3fr]' : 'lg:grid-cols-[3fr_2fr]',
      )}
    >
      <div className="relative">
        <Picture
          name={image}
          alt={altIn(language, image)}
          sizes="(min-width: 64rem) 55vw, 100vw"
          className="aspect-video w-full object-cover"
        />
        <p className="absolute right-0 bottom-0 bg-canvas px-2 text-label print:hidden">{home.caption}</p>
      </div>
      <div className={clsx('px-gutter pt-5 lg:p-0', flipped && 'lg:-order-1')}>
        <p className="text-small font-semibold text-accent-text">
          {direction}&nbsp;· {place}, {state}
        </p>
        <div className="mt-3">
          <OwnName temple={temple} />
        </div>
        <h3 className="mt-1 text-title lg:text-[min(3.1vw,2.75rem)] lg:not-[:lang(en)]:text-[min(3.6vw,3.25rem)]">
          {title}
        </h3>
        <p className="mt-2 text-small text-muted lg:mt-3">{standfirst}</p>
        <p className="mt-2">{guide.words.when}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 sm:gap-x-6">
          <ButtonLink
            variant="secondary"
            href={templePath(temple)}
            className="after:absolute after:inset-0 max-sm:px-5"
          >
            {listing.link}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
          <ButtonLink variant="quiet" href={tripLink} className="relative">
            {templePage.planLink}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}
