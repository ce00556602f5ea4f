import { templeFacts } from '../temples';
import { quotes, templeVerses } from './quotes';

/** Every Devanagari text of the site: the Sanskrit font holds only their characters. */
export const devanagariTexts = (): string[] => [
  ...[...quotes, ...templeVerses].flatMap(({ text }) => text.sanskrit),
  ...templeFacts.map(({ devanagari }) => devanagari),
];

/** Every transliteration of the site: the serif holds their letters with marks. */
export const transliterations = (): string[] =>
  [...quotes, ...templeVerses].flatMap(({ text }) => text.transliteration);
