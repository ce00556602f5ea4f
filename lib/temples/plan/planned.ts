import { useSyncExternalStore } from 'react';
import { DAY, isBeyond, plannableDays } from '../planner-rules';

/** The pilgrims of a journey, and who among them needs help. */
export type Group = { pilgrims: number; elder: boolean; wheelchair: boolean };

type Visit = { day: string; group: Group };

const nothing: Visit = { day: '', group: { pilgrims: 0, elder: false, wheelchair: false } };

let planned = nothing;
const listeners = new Set<() => void>();

/** Takes the day from the hash, where the page in another language has put it. */
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

/** The planned journey for components; empty at first, as in the served HTML. */
export const usePlanned = (): Visit => useSyncExternalStore(subscribe, plannedVisit, () => nothing);
