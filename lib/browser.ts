import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A constant that only the browser knows. `served` is its value in the HTML and until hydration. */
export function useClientValue<T>(read: () => T, served: T): T {
  return useSyncExternalStore(never, read, () => served);
}

/** False in the server's HTML, true once hydrated. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}

/** A `ref` that focuses an element when it appears. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
