'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Control } from '@/lib/forms/use-fields';

declare global {
  interface Window {
    /** The button pressed or form submitted before the scripts ran. Set by delivery/browser/early-action.ts. */
    earlyAction?: HTMLButtonElement | HTMLFormElement | null;
  }
}

/** The page's current fields and the focused element. */
const touched = () => ({
  fields: [...document.querySelectorAll<Control>('[data-theme] :is(input, textarea, select)')],
  focused: document.activeElement as HTMLElement | null,
});
const untouched = { fields: [], focused: null };

/** The element that replaced an old one when React rendered anew, found by id or by position among its kind. */
function successor<Kind extends HTMLElement>(old: Kind): Kind | undefined {
  if (old.isConnected) return old;
  if (old.id) return (document.getElementById(old.id) as Kind | null) ?? undefined;
  const before = [...(old.getRootNode() as Element).querySelectorAll(old.localName)];
  return document.querySelectorAll<Kind>(`[data-theme] ${old.localName}`)[before.indexOf(old)];
}

function carryOver(from: Control, to: Control) {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked;
    if (from.type === 'file') to.files = from.files;
  }
  if (from.type !== 'file') to.value = from.value;
}

/**
 * Keeps what a visitor did before the page's scripts ran. A press is repeated so that it is not lost. If something has
 * changed the page meanwhile (a translator, a password manager, another extension), React renders it anew: the new
 * fields then get the values and the focus of the old ones.
 */
export function EarlyAction() {
  const early = useRef<Window['earlyAction']>(null);
  const pressed = useRef<HTMLElement>(null);
  // If React replaces the page, it does so after this and before the effect.
  const [{ fields, focused }] = useState(() => (typeof document === 'undefined' ? untouched : touched()));
  useLayoutEffect(() => {
    // From here on, React handles presses. null tells the loader to stop watching.
    early.current ??= window.earlyAction;
    window.earlyAction = null;
    for (const field of fields) {
      const next = successor(field);
      if (next && next !== field) carryOver(field, next);
    }
    if (focused && !focused.isConnected) successor(focused)?.focus({ preventScroll: true });
    // If this runs inside an event, a press made React hydrate at once. Repeat the earlier press first.
    const { target } = window.event ?? {};
    if (target && early.current instanceof HTMLButtonElement) {
      successor(early.current)?.click();
      early.current = null;
    }
    // An element that React has replaced can no longer take the focus or the click.
    if (target instanceof HTMLElement && !target.isConnected)
      pressed.current = target.closest<HTMLElement>('button, input, textarea, select');
  }, [fields, focused]);
  useEffect(() => {
    // Wait for the router's own effect: until then, the router misses changes of the address.
    const timer = setTimeout(() => {
      const element = early.current && successor(early.current);
      early.current = null;
      if (element instanceof HTMLFormElement) element.requestSubmit();
      else element?.click();
      const taken = pressed.current && successor(pressed.current);
      pressed.current = null;
      taken?.focus({ preventScroll: true });
      if (taken instanceof HTMLButtonElement && !element) taken.click();
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
