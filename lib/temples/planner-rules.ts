import { plannerMessages } from '@/content/holyheaven/forms';
import { localDay } from '@/lib/dates';
import type { Rule } from '@/lib/forms/use-fields';

// A half-typed date, or a word in a number field, leaves the value empty: only the input knows that it is there.
const unreadable = (input: Parameters<Rule>[1]) => input.validity.badInput;

/** A whole date, today or later on the visitor's calendar. */
export const checkTravelDate: Rule = (value, input) => {
  if (unreadable(input)) return plannerMessages.date.incomplete;
  if (!value) return plannerMessages.date.missing;
  return value < localDay() ? plannerMessages.date.past : undefined;
};

/** A whole number, at least 1. */
export const checkPilgrims: Rule = (value, input) => {
  if (!value.trim() && !unreadable(input)) return plannerMessages.pilgrims.missing;
  return /^\d+$/.test(value.trim()) && Number(value) >= 1 ? undefined : plannerMessages.pilgrims.invalid;
};

/** Under the ids of the planner's inputs, in the order of the page. Special requirements have no rule and no state. */
export const plannerRules = {
  'travel-date': checkTravelDate,
  pilgrims: checkPilgrims,
};
