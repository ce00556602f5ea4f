'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { observeReveals } from './observe-reveals';

/**
 * Runs scroll reveal for every element that a server component marks with `data-reveal="fade"` or
 * `data-reveal="slide"` (and `data-stagger={index}`). The elements stay plain HTML and are visible without JavaScript.
 */
export function Reveal() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path brings new elements
  useEffect(() => observeReveals(document), [pathname]);
  return null;
}
