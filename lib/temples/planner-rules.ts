import { optional } from '@/lib/forms/rules';
import type { Rule } from '@/lib/forms/use-fields';
import { localDay } from './days';

// A half-typed date or a word in a number field has an empty value: only the input knows that something is there.
const unreadable = (input: Parameters<Rule>[1]) => input.validity.badInput;

/** A whole date, today or later on the visitor's calendar. */
export const checkTravelDate: Rule = (value, input) => {
  if (unreadable(input)) return 'Please enter the whole travel date: day, month and year.';
  if (!value) return 'Please choose a travel date.';
  return value < localDay() ? 'Please choose today or a later day.' : undefined;
};

/** A whole number, at least 1. */
export const checkPilgrims: Rule = (value, input) => {
  if (!value.trim() && !unreadable(input)) return 'Please say how many pilgrims will travel.';
  return /^\d+$/.test(value.trim()) && Number(value) >= 1
    ? undefined
    : 'Please enter a whole number of pilgrims, 1 or more.';
};

/** Under the ids of the planner's inputs, in the order of the page. */
export const plannerRules = {
  'travel-date': checkTravelDate,
  pilgrims: checkPilgrims,
  requirements: optional,
};
