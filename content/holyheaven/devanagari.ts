import { temples } from '../temples';
import { quotes } from './quotes';

/** Every Devanagari text that the site shows: the Sanskrit font is cut to it. */
export const devanagariTexts = (): string[] => [
  ...quotes.flatMap(({ text }) => text.sanskrit),
  ...temples.map(({ devanagari }) => devanagari),
];
