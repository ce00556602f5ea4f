import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the HTML that the server sends, true once the script runs. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
