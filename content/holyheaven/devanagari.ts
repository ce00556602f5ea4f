import { temples } from '../temples';
import { quotes } from './quotes';

/** Every Devanagari text of the site: the Sanskrit font holds only their characters. */
export const devanagariTexts = (): string[] => [
  ...quotes.flatMap(({ text }) => text.sanskrit),
  ...temples.map(({ devanagari }) => devanagari),
];
