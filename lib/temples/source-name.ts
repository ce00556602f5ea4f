import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { nameIn } from '@/content/temples';
import type { Evidence } from '@/content/temples/types';
import { fill } from '@/lib/text';
import { formatterOf } from './today/formatter';

/** A source with its day, month or year, such as `Sambad, 30 October 2025`. */
export function sourceName(language: LanguageCode, { kind, by, published }: Evidence): string {
  const { shared, speech } = wordsIn(language);
  const name = nameIn(language, by);
  return kind === 'computed' || !published
    ? name
    : fill(shared.source, { by: name, date: formatterOf(speech).day(published) });
}
