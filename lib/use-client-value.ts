import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** What only the browser can tell and does not change; `served` stands in the HTML and until the script runs. */
export function useClientValue<T>(read: () => T, served: T): T {
  return useSyncExternalStore(never, read, () => served);
}
