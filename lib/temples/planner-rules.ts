import type { Words } from '@/content/holyheaven/words';
import type { Rule } from '@/lib/forms/use-fields';
import { indianDay } from '@/lib/india-time';
import { fill } from '@/lib/text';

type Messages = Words['plannerMessages'];

// A half-typed date, or a word in a number field, leaves the value empty. Only the input's validity shows it.
const unreadable = (input: Parameters<Rule>[1]) => input.validity.badInput;

const YEARS_AHEAD = 5;
export const DAY = /^\d{4}-\d\d-\d\d$/;

/** The days that can be planned: from today in India to the end of the fifth year ahead. */
export function plannableDays(): { min: string; max: string } {
  const min = indianDay();
  return { min, max: `${Number(min.slice(0, 4)) + YEARS_AHEAD}-12-31` };
}

// The pattern is needed because five-digit years do not compare as strings.
export const isBeyond = (day: string) => !DAY.test(day) || day > plannableDays().max;

/** One rule per field, in page order, keyed by the input's id. Special requirements have none. */
export const plannerRules = (messages: Messages): Record<'travel-date' | 'pilgrims', Rule> => ({
  /** A complete date among the days that can be planned. */
  'travel-date': (value, input) => {
    if (unreadable(input)) return messages.date.incomplete;
    if (!value) return messages.date.missing;
    const { min, max } = plannableDays();
    if (isBeyond(value)) return fill(messages.date.beyond, { year: max.slice(0, 4) });
    return value < min ? messages.date.past : undefined;
  },
  /** A whole number, at least 1. */
  pilgrims: (value, input) => {
    if (!value.trim() && !unreadable(input)) return messages.pilgrims.missing;
    return /^\d+$/.test(value.trim()) && Number(value) >= 1 ? undefined : messages.pilgrims.invalid;
  },
});
