import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';

/**
 * Navigates to the coming-soon page once: `busy` stays true until the page is left, and is false again when the
 * back/forward cache restores the page. `go` throws what the redirect throws.
 */
export function useComingSoon(path: string) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  return {
    busy,
    go() {
      if (busy) return;
      setBusy(true);
      try {
        router.push(path, { scroll: false });
      } catch (error) {
        setBusy(false);
        throw error;
      }
    },
  };
}
