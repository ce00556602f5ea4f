import { useSyncExternalStore } from 'react';
import { DAY, isBeyond, plannableDays } from '../planner-rules';
import { type DaySheet, daySheet, type Visit } from './day-sheet';
import type { SheetData } from './sheet-data';

const nothing: Visit = { day: '', pilgrims: 0, elder: false, wheelchair: false };

let visit = nothing;
const listeners = new Set<() => void>();

/** Takes the day from the hash, where the page in another language has put it. */
function takeDayFromAddress() {
  const day = location.hash.slice(1);
  if (!DAY.test(day)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  planVisit({ day });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  takeDayFromAddress();
  return () => listeners.delete(listener);
}

/**
 * Notes the day of a journey, `2027-07-05`, and who comes along, for the form, its sheet and the page to which the form leads. It
 * is kept in memory only: nothing is stored, and no server is told. Half-typed days, past ones and those too far ahead count as none.
 */
export function planVisit(changes: Partial<Visit>): void {
  const next = { ...visit, ...changes };
  if (isBeyond(next.day) || next.day < plannableDays().min) next.day = '';
  if (JSON.stringify(next) === JSON.stringify(visit)) return;
  visit = next;
  for (const listener of listeners) listener();
}

/** The planned journey; its day is empty when there is none. */
export const plannedVisit = (): Visit => visit;

/** The planned journey for components; empty at first, as in the served HTML. */
export const useVisit = (): Visit => useSyncExternalStore(subscribe, plannedVisit, () => nothing);

/** The sheet of the planned day, if there is one. */
export function useDaySheet(data: SheetData): DaySheet | undefined {
  const planned = useVisit();
  return planned.day ? daySheet(data, planned) : undefined;
}
