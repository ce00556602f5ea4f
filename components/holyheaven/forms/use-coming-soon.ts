import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

/**
 * Leads to the coming-soon page, once: `busy` stays true until the page is left. It is false again when the back/forward
 * cache brings the page back. `go` throws what the redirect throws.
 */
export function useComingSoon(path: string) {
  const router = useRouter();
  const going = useRef(false);
  const [busy, setBusy] = useState(false);

  function set(next: boolean) {
    going.current = next;
    setBusy(next);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: set touches only stable things
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && set(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return {
    busy,
    go() {
      if (going.current) return;
      set(true);
      try {
        router.push(path, { scroll: false });
      } catch (error) {
        set(false);
        throw error;
      }
    },
  };
}
