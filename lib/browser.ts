import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value that only the browser knows and that does not change. `served` is in the HTML, until the script runs. */
export function useClientValue<T>(read: () => T, served: T): T {
  return useSyncExternalStore(never, read, () => served);
}

/** False in the HTML that the server sends, true once the script runs. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}

/** A `ref` that focuses an element when it appears. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Resolves to false where the browser refuses to copy. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
