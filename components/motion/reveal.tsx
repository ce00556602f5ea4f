'use client';

import { animate } from 'framer-motion/dom/mini';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

const STAGGER_S = 0.1;
const DURATION_S = 0.4;
// Everything above the lowest 20% of the window counts as seen, however far up.
const SEEN_AREA = '1000000px 0px -20% 0px';

/**
 * Shows each `[data-reveal]` element while its top edge is above 80% of the window's height, and hides it again below
 * that. `data-stagger="n"` waits n × 100 ms. Elements on the first screen stay visible until they have crossed that
 * line once. With reduced motion it does nothing. Returns a function that stops watching and shows everything.
 */
function observeReveals(): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {};
  const elements = [...document.querySelectorAll<HTMLElement>('[data-reveal]')];
  const states = new Map<HTMLElement, boolean>();

  const play = (element: HTMLElement, shown: boolean) => {
    const delay = shown ? Number(element.dataset.stagger ?? 0) * STAGGER_S : 0;
    animate(element, { opacity: shown ? 1 : 0 }, { duration: DURATION_S, delay, ease: 'easeOut' });
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const element = target as HTMLElement;
        const before = states.get(element);
        if (before === isIntersecting) continue;
        const arrival = before === undefined;
        if (arrival && !isIntersecting) {
          // On the first screen but below the line: leave it visible until it crosses the line.
          if (element.getBoundingClientRect().top < window.innerHeight) continue;
          element.style.opacity = '0';
        } else if (!arrival) play(element, isIntersecting);
        states.set(element, isIntersecting);
      }
    },
    { rootMargin: SEEN_AREA },
  );
  for (const element of elements) observer.observe(element);

  return () => {
    observer.disconnect();
    for (const element of elements) element.style.opacity = '';
  };
}

/**
 * Scroll reveal for every element with `data-reveal`, and optionally `data-stagger={index}`. The elements are plain
 * HTML and visible without JavaScript.
 */
export function Reveal() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path brings new elements
  useEffect(observeReveals, [pathname]);
  return null;
}
