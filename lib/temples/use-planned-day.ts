import { useSyncExternalStore } from 'react';
import { localDay } from '@/lib/dates';

let planned = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Notes the day of a journey, `2027-07-05`, for the form, its sheet and the page to which the form leads. It is kept in memory
 * only: nothing is stored, and no address tells it. Half-typed and past days count as none.
 */
export function planDay(value: string): void {
  const next = /^\d{4}-\d\d-\d\d$/.test(value) && value >= localDay() ? value : '';
  if (next === planned) return;
  planned = next;
  for (const listener of listeners) listener();
}

/** The planned day, empty when there is none, as in the HTML that the server sends. */
export const usePlannedDay = (): string =>
  useSyncExternalStore(
    subscribe,
    () => planned,
    () => '',
  );
