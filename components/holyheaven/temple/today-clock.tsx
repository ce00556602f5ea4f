'use client';

import { useLayoutEffect } from 'react';
import { fillToday } from '@/lib/temples/today/fill-in';

const EVERY_MS = 20_000;

/** Tells what is open today after a navigation within the site, and keeps telling it while the page stays open. */
export function TodayClock() {
  useLayoutEffect(() => {
    fillToday();
    const timer = setInterval(fillToday, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return null;
}
