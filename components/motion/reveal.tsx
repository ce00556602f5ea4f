'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { observeReveals } from './observe-reveals';

/**
 * Scroll reveal for every element with `data-reveal="fade"` or `"slide"`, and optionally `data-stagger={index}`. The
 * elements are plain HTML and visible without JavaScript.
 */
export function Reveal() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path brings new elements
  useEffect(() => observeReveals(document), [pathname]);
  return null;
}
