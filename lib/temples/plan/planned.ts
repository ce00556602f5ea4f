import { useSyncExternalStore } from 'react';
import type { Words } from '@/content/holyheaven/words';
import type { Rule } from '@/lib/forms/use-fields';
import { indianDay } from '@/lib/india-time';
import { fill } from '@/lib/text';

type Messages = Words['plannerMessages'];

// A half-typed date, or a word in a number field, leaves the value empty: only the input knows that it is there.
const unreadable = (input: Parameters<Rule>[1]) => input.validity.badInput;

const YEARS_AHEAD = 5;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The days that can be planned: from India's today to the end of the last year of which the site can tell anything. */
export function plannableDays(now = new Date()): { min: string; max: string } {
  const min = indianDay(now);
  return { min, max: `${Number(min.slice(0, 4)) + YEARS_AHEAD}-12-31` };
}

// Years of five digits do not compare as texts.
const isBeyond = (day: string) => !DAY.test(day) || day > plannableDays().max;

/** A whole date among the days that can be planned. */
const checkTravelDate =
  (messages: Messages): Rule =>
  (value, input) => {
    if (unreadable(input)) return messages.date.incomplete;
    if (!value) return messages.date.missing;
    const { min, max } = plannableDays();
    if (isBeyond(value)) return fill(messages.date.beyond, { year: max.slice(0, 4) });
    return value < min ? messages.date.past : undefined;
  };

/** A whole number, at least 1. */
const checkPilgrims =
  (messages: Messages): Rule =>
  (value, input) => {
    if (!value.trim() && !unreadable(input)) return messages.pilgrims.missing;
    return /^\d+$/.test(value.trim()) && Number(value) >= 1 ? undefined : messages.pilgrims.invalid;
  };

/** Under the ids of the planner's inputs, in the order of the page. Special requirements have no rule and no state. */
export const plannerRules = (messages: Messages) => ({
  pilgrims: checkPilgrims(messages),
  'travel-date': checkTravelDate(messages),
});

/** The pilgrims of a journey: nothing stands for one who needs no help. */
export type Group = { pilgrims: number; elder: boolean; wheelchair: boolean };

type Visit = { day: string; group: Group };

const nothing: Visit = { day: '', group: { pilgrims: 0, elder: false, wheelchair: false } };

let planned = nothing;
const listeners = new Set<() => void>();

/** Takes over the day that the page in another language put behind the address. */
function takeDayFromAddress() {
  const day = location.hash.slice(1);
  if (!DAY.test(day)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  planDay(day);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  takeDayFromAddress();
  return () => listeners.delete(listener);
}

function plan(next: Visit) {
  planned = next;
  for (const listener of listeners) listener();
}

/**
 * Notes the day of a journey, `2027-07-05`, for the form, its sheet and the page to which the form leads. It is kept in memory
 * only: nothing is stored, and no server is told. Half-typed days, past ones and those too far ahead count as none.
 */
export function planDay(value: string): void {
  const day = !isBeyond(value) && value >= plannableDays().min ? value : '';
  if (day !== planned.day) plan({ ...planned, day });
}

/** Notes who comes along, as `planDay` does the day. */
export function planGroup(changes: Partial<Group>): void {
  plan({ ...planned, group: { ...planned.group, ...changes } });
}

/** The planned journey; its day is empty when there is none. */
export const plannedVisit = (): Visit => planned;

/** The same for what is on screen; nothing at first, as in the HTML that the server sends. */
export const usePlanned = (): Visit => useSyncExternalStore(subscribe, plannedVisit, () => nothing);
