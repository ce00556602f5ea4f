import type { Words } from '@/content/holyheaven/words';
import { localDay } from '@/lib/dates';
import type { Rule } from '@/lib/forms/use-fields';

type Messages = Words['plannerMessages'];

// A half-typed date, or a word in a number field, leaves the value empty: only the input knows that it is there.
const unreadable = (input: Parameters<Rule>[1]) => input.validity.badInput;

/** A whole date, today or later on the visitor's calendar. */
export const checkTravelDate =
  (messages: Messages): Rule =>
  (value, input) => {
    if (unreadable(input)) return messages.date.incomplete;
    if (!value) return messages.date.missing;
    return value < localDay() ? messages.date.past : undefined;
  };

/** A whole number, at least 1. */
export const checkPilgrims =
  (messages: Messages): Rule =>
  (value, input) => {
    if (!value.trim() && !unreadable(input)) return messages.pilgrims.missing;
    return /^\d+$/.test(value.trim()) && Number(value) >= 1 ? undefined : messages.pilgrims.invalid;
  };

/** Under the ids of the planner's inputs, in the order of the page. Special requirements have no rule and no state. */
export const plannerRules = (messages: Messages) => ({
  'travel-date': checkTravelDate(messages),
  pilgrims: checkPilgrims(messages),
});
