'use client';

import { useEffect } from 'react';

declare global {
  interface Window {
    /** What was pressed or sent before the scripts ran. Set by delivery/browser/loader.ts. */
    earlyAction?: HTMLButtonElement | HTMLFormElement | null;
  }
}

/** Repeats what a visitor did before the page's scripts ran, so that no press is lost. */
export function EarlyAction() {
  useEffect(() => {
    // Wait for the router's own effect: before it, the router misses changes of the address.
    const timer = setTimeout(() => {
      const element = window.earlyAction;
      // null tells the loader to stop watching.
      window.earlyAction = null;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element?.click();
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
