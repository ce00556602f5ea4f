import { useSyncExternalStore } from 'react';
import { DAY, isBeyond, plannableDays } from '../planner-rules';
import { type DaySheet, daySheet, type Visit } from './day-sheet';
import type { SheetData } from './sheet-data';

const nothing: Visit = { day: '', pilgrims: 0, elder: false, wheelchair: false };

let visit = nothing;
const listeners = new Set<() => void>();

/** Takes the day from the URL's hash, as in a shared link, and leads to its sheet. */
function takeDayFromAddress() {
  const day = location.hash.slice(1);
  if (!DAY.test(day) || day === visit.day) return;
  planVisit({ day });
  document.getElementById('plan')?.scrollIntoView?.();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  takeDayFromAddress();
  return () => listeners.delete(listener);
}

/**
 * Keeps the day of a visit, such as `2027-07-05`, and the group, for the form, its sheet and the page after the form.
 * The day also stands in the URL's hash, which no server sees; nothing else is stored or sent. Half-typed days, past
 * days and days too far ahead count as none.
 */
export function planVisit(changes: Partial<Visit>): void {
  const next = { ...visit, ...changes };
  if (isBeyond(next.day) || next.day < plannableDays().min) next.day = '';
  if (JSON.stringify(next) === JSON.stringify(visit)) return;
  if (next.day !== visit.day)
    history.replaceState(
      history.state,
      '',
      location.pathname + location.search + (next.day && `#${next.day}`),
    );
  visit = next;
  for (const listener of listeners) listener();
}

/** The planned visit. Its day is empty if there is none. */
export const plannedVisit = (): Visit => visit;

/** The planned visit for components. Empty at first, as in the served HTML. */
export const useVisit = (): Visit => useSyncExternalStore(subscribe, plannedVisit, () => nothing);

/** The sheet of the planned day, if there is one. */
export function useDaySheet(data: SheetData): DaySheet | undefined {
  const planned = useVisit();
  return planned.day ? daySheet(data, planned) : undefined;
}
