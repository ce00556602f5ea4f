'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

const DURATION_MS = 800;
const TAKE_OVER_EVENTS = ['wheel', 'touchstart', 'keydown', 'popstate'] as const;

/** Ease-in-out, cubic: 0 → 0, 0.5 → 0.5, 1 → 1. */
function easeInOut(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (2 - 2 * progress) ** 3 / 2;
}

/**
 * Scrolls to the top in 800 ms, or at once with reduced motion. A wheel, touch or key press stops it, as do
 * Back, Forward and the returned function.
 */
export function scrollToTop(): () => void {
  const from = window.scrollY;
  if (from === 0) return () => {};
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return () => {};
  }

  const takeOver = new AbortController();
  const stop = () => takeOver.abort();
  for (const type of TAKE_OVER_EVENTS)
    window.addEventListener(type, stop, { passive: true, signal: takeOver.signal });

  const start = performance.now();
  const step = (now: number) => {
    if (takeOver.signal.aborted) return;
    const progress = Math.min(1, Math.max(0, now - start) / DURATION_MS);
    window.scrollTo(0, from * (1 - easeInOut(progress)));
    if (progress < 1) requestAnimationFrame(step);
    else stop();
  };
  requestAnimationFrame(step);
  return stop;
}

function sectionAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // '#%' cannot be decoded.
    return null;
  }
}

/**
 * On every path change, scrolls to the address's `#section`, or else to the top. After Back and Forward, the browser
 * restores the position itself.
 */
export function ScrollToTop() {
  const pathname = usePathname();
  const previous = useRef(pathname);
  const traversedTo = useRef('');

  useEffect(() => {
    const note = () => {
      traversedTo.current = location.pathname;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);

  useEffect(() => {
    const isTraversal = traversedTo.current === location.pathname;
    traversedTo.current = '';
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (isTraversal) return;
    const target = sectionAt(window.location.hash);
    if (target) {
      target.scrollIntoView();
      return;
    }
    return scrollToTop();
  }, [pathname]);

  return null;
}
