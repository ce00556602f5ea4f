import { quotes } from './quotes';
import { temples } from './temples';

/** Every Devanagari text that the site shows: the Sanskrit font is cut to it. */
export const devanagariTexts = (): string[] => [
  ...quotes.flatMap(({ text }) => text.sanskrit),
  ...temples.map(({ devanagari }) => devanagari),
];
