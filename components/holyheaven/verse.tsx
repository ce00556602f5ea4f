import { clsx } from 'clsx';
import { verses } from '@/content/holyheaven/home';
import type { Quote } from '@/content/holyheaven/quotes';
import { Emblem } from './ornament/emblem';

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    <span key={line} className="block">
      {index > 0 && ' '}
      {line}
    </span>
  ));

export function Verse({ quote, size }: { quote: Quote; size?: 'large' }) {
  const { text, author, place, icon } = quote;
  const large = size === 'large';
  return (
    <figure data-reveal="fade">
      <Emblem name={icon} className="size-14 text-turmeric" />
      <blockquote className="mt-6">
        <p lang="sa" className={clsx('font-sanskrit', large ? 'text-verse-large' : 'text-verse')}>
          <Lines lines={text.sanskrit} />
        </p>
        <div
          className={clsx(
            'mt-6 flex flex-col gap-5',
            large ? 'md:grid md:grid-cols-[2fr_3fr] md:gap-16' : 'max-w-prose',
          )}
        >
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
