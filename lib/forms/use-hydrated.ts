import { useClientValue } from '@/lib/use-client-value';

/** False in the HTML that the server sends, true once the script runs. */
export function useHydrated(): boolean {
  return useClientValue(() => true, false);
}
