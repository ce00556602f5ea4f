import { clsx } from 'clsx';
import { type QuoteId, quotes } from '@/content/holyheaven/quotes';
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

// In characters: at the usual size, longer lines would wrap on a phone.
const LONG = 32;

type VerseProps = { id: QuoteId; language: LanguageCode; large?: true };

export function Verse({ id, language, large }: VerseProps) {
  const { sanskrit, transliteration, icon } = quotes[id];
  const { verses, verseSection } = wordsIn(language);
  const { meaning, author, place } = verses[id];
  // Readers of Devanagari do not need the transliteration.
  const inLatin = language === mainLanguage;
  const long = sanskrit.some((line) => line.length > LONG);
  return (
    <figure className={clsx(large && 'gap-x-16 lg:grid lg:grid-cols-2')}>
      <p
        lang="sa"
        className={clsx(
          'font-sanskrit lg:row-span-2',
          long ? 'text-verse-long' : large ? 'text-verse-large' : 'text-verse',
        )}
      >
        <Lines lines={sanskrit} />
      </p>
      <blockquote className="mt-4 max-w-prose text-lead">{meaning}</blockquote>
      <figcaption className="mt-4 max-w-prose text-small">
        <span className="flex items-center gap-3">
          <Emblem name={icon} />
          <span>
            <span className="text-muted">{verseSection.source}:</span>{' '}
            <cite className="font-semibold not-italic">{author}</cite>, {place}
          </span>
        </span>
        {inLatin && (
          <Fold summary={verseSection.latin} className="mt-3">
            <p lang="sa-Latn" className="font-serif text-lead text-muted">
              <Lines lines={transliteration} />
            </p>
          </Fold>
        )}
      </figcaption>
    </figure>
  );
}
