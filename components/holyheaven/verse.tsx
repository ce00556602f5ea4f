import { clsx } from 'clsx';
import { verses } from '@/content/holyheaven';
import type { Quote } from '@/content/quotes';
import { Emblem } from './emblem';

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    <span key={line} className="block">
      {index > 0 && ' '}
      {line}
    </span>
  ));

/** A verse as an event of the page: Sanskrit, how it sounds, what it means, and where it stands. */
export function Verse({ quote, size }: { quote: Quote; size?: 'large' }) {
  const { text, author, place, icon } = quote;
  return (
    <figure className={clsx('verse', size === 'large' && 'verse-large')} data-reveal="fade">
      <Emblem name={icon} className="size-14 text-turmeric" />
      <blockquote className="mt-6">
        <p lang="sa" className="verse-sanskrit">
          <Lines lines={text.sanskrit} />
        </p>
        <div className="verse-meaning">
          <p lang="sa-Latn" className="font-translit text-small text-muted italic">
            <Lines lines={text.transliteration} />
          </p>
          <p className="font-serif text-lead">{text.english}</p>
        </div>
      </blockquote>
      <figcaption className="mt-6 text-small">
        <span className="text-muted">{verses.source}:</span>{' '}
        <cite className="font-semibold not-italic">{author}</cite>, {place}
      </figcaption>
    </figure>
  );
}
