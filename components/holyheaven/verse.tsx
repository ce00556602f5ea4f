import { clsx } from 'clsx';
import type { Quote } from '@/content/holyheaven/quotes';
import { wordsIn } from '@/content/holyheaven/words';
import { type LanguageCode, mainLanguage } from '@/content/languages';
import { Fold } from './fold';
import { Emblem } from './ornament/ornament';

const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    <span key={line} className="block">
      {index > 0 && ' '}
      {line}
    </span>
  ));

// In characters: at the usual size a phone would break such a line.
const LONG = 32;

type VerseProps = { quote: Quote; language: LanguageCode; size?: 'large' };

export function Verse({ quote, language, size }: VerseProps) {
  const { id, text, icon } = quote;
  const { verses, verseSection } = wordsIn(language);
  const { meaning, author, place } = verses[id];
  const large = size === 'large';
  // To a reader of Devanagari it says nothing.
  const inLatin = language === mainLanguage;
  const long = text.sanskrit.some((line) => line.length > LONG);
  return (
    <figure data-reveal="fade" className={clsx(large && 'lg:grid lg:grid-cols-[auto_1fr] lg:gap-x-20')}>
      <Emblem
        name={icon}
        className={clsx(large && 'max-lg:hidden lg:col-start-2', 'mb-4 size-14 text-turmeric')}
      />
      <blockquote className={clsx(large && 'lg:contents')}>
        <p
          lang="sa"
          className={clsx(
            'font-sanskrit',
            large && 'lg:col-start-1 lg:row-span-3 lg:row-start-1',
            long ? 'text-verse-long' : large ? 'text-verse-large' : 'text-verse',
          )}
        >
          <Lines lines={text.sanskrit} />
        </p>
        <div className={clsx('flex max-w-prose flex-col gap-4', large ? 'max-lg:mt-4' : 'mt-4')}>
          {inLatin && (
            <Fold summary={verseSection.latin} className="self-start">
              <p lang="sa-Latn" className="font-serif text-lead text-muted">
                <Lines lines={text.transliteration} />
              </p>
            </Fold>
          )}
          <p className="text-lead">{meaning}</p>
        </div>
      </blockquote>
      <figcaption className="mt-4 text-small">
        <span className="text-muted">{verseSection.source}:</span>{' '}
        <cite className="font-semibold not-italic">{author}</cite>, {place}
      </figcaption>
    </figure>
  );
}
