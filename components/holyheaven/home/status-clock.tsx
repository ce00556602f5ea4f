'use client';

import { useLayoutEffect } from 'react';
import { fillStatuses } from '@/lib/temples/statuses';

const EVERY_MS = 20_000;

/** Tells the statuses after a navigation within the site, and keeps telling them while the page stays open. */
export function StatusClock() {
  useLayoutEffect(() => {
    fillStatuses();
    const timer = setInterval(fillStatuses, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return null;
}
