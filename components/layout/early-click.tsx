'use client';

import { useEffect } from 'react';

declare global {
  interface Window {
    /** The button that was pressed before the scripts ran, kept by scripts/finish/loader.ts. */
    earlyClick?: HTMLButtonElement | null;
  }
}

/** Presses the button again that a visitor pressed before the page's scripts ran, so that no press is lost. */
export function EarlyClick() {
  useEffect(() => {
    const button = window.earlyClick;
    // null tells the loader that from now on nothing is early.
    window.earlyClick = null;
    button?.click();
  }, []);
  return null;
}
