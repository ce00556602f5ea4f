import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { listing } from '@/content/holyheaven';
import type { Temple } from '@/content/temples/types';
import { ArchWindow } from './arch-window';
import { Eyebrow } from './eyebrow';

export type EntryLook = 'bleed' | 'arch' | 'panorama';

/** One temple of the listing, in one of three compositions. */
export function TempleEntry({ temple, look }: { temple: Temple; look: EntryLook }) {
  const { id, title, poster, devanagari, direction, state, standfirst, description } = temple;
  return (
    <article className="entry" data-look={look} data-reveal="fade">
      {look === 'arch' ? (
        <ArchWindow picture={poster} sizes="(min-width: 64rem) 66rem, 150vw" tall className="entry-picture" />
      ) : (
        <Picture name={poster} sizes="(min-width: 64rem) 100vw, 110vw" className="entry-picture" />
      )}
      <div className="entry-words">
        <Eyebrow>
          {direction} · {state}
        </Eyebrow>
        <p lang="sa" className="mt-3 font-sanskrit text-heading">
          {devanagari}
        </p>
        <h3 className="mt-1 text-title">{title}</h3>
        <p className="mt-4 font-serif text-lead">{standfirst}</p>
        <p className="mt-3 text-muted">{description}</p>
        <ButtonLink href={`/holyheaven/${id}`} className="entry-link mt-6">
          {listing.link}
          <span className="sr-only">: {title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
