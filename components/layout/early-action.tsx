'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

declare global {
  interface Window {
    /** What was pressed or sent before the scripts ran. Set by delivery/browser/loader.ts. */
    earlyAction?: HTMLButtonElement | HTMLFormElement | null;
  }
}

/** Presses a button as soon as it can be pressed: a form enables its button some time after its scripts run. */
function press(button: HTMLButtonElement) {
  if (!button.disabled) return button.click();
  const observer = new MutationObserver(() => {
    observer.disconnect();
    button.click();
  });
  observer.observe(button, { attributeFilter: ['disabled'] });
}

/** Repeats what a visitor did before the page's scripts ran, so that no press is lost. */
export function EarlyAction() {
  const early = useRef<Window['earlyAction']>(null);
  useLayoutEffect(() => {
    // From here on React takes what is pressed. null tells the loader to stop watching.
    early.current ??= window.earlyAction;
    window.earlyAction = null;
  }, []);
  useEffect(() => {
    // Wait for the router's own effect: before it, the router misses changes of the address.
    const timer = setTimeout(() => {
      const element = early.current;
      early.current = null;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else if (element) press(element);
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
