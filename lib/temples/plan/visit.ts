import { useSyncExternalStore } from 'react';
import { DAY, isBeyond, plannableDays } from '../planner-rules';
import { type DaySheet, daySheet, type Visit } from './day-sheet';
import type { SheetData } from './sheet-data';

const nothing: Visit = { day: '', pilgrims: 0, elder: false, wheelchair: false };

let visit = nothing;
const listeners = new Set<() => void>();

/** The fields for whoever needs help; also their names in a URL's hash. */
export const helped = ['elder', 'wheelchair'] as const;

/** A visit in a URL's hash, such as `#2027-07-05` or `#2027-07-05,3,elder`. Empty without a day. */
export const hashOf = ({ day, pilgrims, ...group }: Visit): string =>
  day && `#${[day, pilgrims, ...helped.filter((who) => group[who])].filter(Boolean).join()}`;

const linkedParts = () => location.hash.slice(1).split(',');

/** The day in the URL's hash, even one that has passed. Empty without one. */
export function linkedDay(): string {
  const [day = ''] = linkedParts();
  return DAY.test(day) ? day : '';
}

/** Takes the visit from the URL's hash, as in a shared link, and leads to its sheet. */
function takeVisitFromAddress() {
  const day = linkedDay();
  const [, ...group] = linkedParts();
  if (!day || day === visit.day) return;
  const pilgrims = Number(group.find((number) => /^[1-9]\d{0,8}$/.test(number)) ?? 0);
  planVisit({ day, pilgrims, elder: group.includes('elder'), wheelchair: group.includes('wheelchair') });
  if (visit.day) document.getElementById('plan')?.scrollIntoView?.();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  takeVisitFromAddress();
  return () => listeners.delete(listener);
}

/**
 * Keeps the day of a visit, such as `2027-07-05`, and the group, for the form and its sheet.
 * They also stand in the URL's hash, which no server sees; nothing is stored or sent. Half-typed days, past days and
 * days too far ahead count as none.
 */
export function planVisit(changes: Partial<Visit>): void {
  const next = { ...visit, ...changes };
  if (isBeyond(next.day) || next.day < plannableDays().min) next.day = '';
  if (JSON.stringify(next) === JSON.stringify(visit)) return;
  const hash = hashOf(next);
  if (hash !== hashOf(visit))
    history.replaceState(history.state, '', location.pathname + location.search + hash);
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
