'use client';

import { useEffect } from 'react';

declare global {
  interface Window {
    /** The button that was pressed, or the search that was sent, before the scripts ran: kept by delivery/browser/loader.ts. */
    earlyAction?: HTMLButtonElement | HTMLFormElement | null;
  }
}

/** Does again what a visitor did before the page's scripts ran, so that no press is lost. */
export function EarlyAction() {
  useEffect(() => {
    // The router's own effect, without which it hears of no change of the address, comes after this one.
    const timer = setTimeout(() => {
      const element = window.earlyAction;
      // null tells the loader that from now on nothing is early.
      window.earlyAction = null;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element?.click();
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
