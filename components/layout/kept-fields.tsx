'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Typed values by field id, for each history entry. In memory only, and without passwords. */
const typed = new Map<string, Map<string, string>>();

/** The key of the current history entry, if the browser supports it. */
const entry = () =>
  (window as { navigation?: { currentEntry?: { key: string } | null } }).navigation?.currentEntry?.key;

// A shown password has type=text, so its autocomplete excludes it.
const KEPT =
  'textarea, select, input:not([type=password], [autocomplete*=password], [type=file], [type=checkbox])';

function note({ target }: { target: EventTarget | null }) {
  const key = entry();
  const { id, value } = target as HTMLInputElement;
  if (!key || !id || !(target as Element).matches(KEPT)) return;
  const fields = typed.get(key) ?? new Map<string, string>();
  // Move the field to the end, so that the last choice in a radio group is restored last.
  fields.delete(id);
  typed.set(key, fields.set(id, value));
}

/** Restores what was typed into a page's fields when the visitor comes back, as browsers do for whole documents. */
export function KeptFields() {
  const pathname = usePathname();
  useEffect(() => {
    const forget = () => typed.delete(entry() ?? '');
    const listening = new AbortController();
    // Note what was filled in before the scripts ran.
    for (const field of document.querySelectorAll<HTMLInputElement>(KEPT))
      if (
        field.type === 'radio' ? field.checked && !field.defaultChecked : field.value !== field.defaultValue
      )
        note({ target: field });
    for (const type of ['input', 'change'])
      document.addEventListener(type, note, { capture: true, signal: listening.signal });
    // A finished form resets itself.
    document.addEventListener('reset', forget, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path brings other fields
  useEffect(() => {
    for (const [id, value] of [...(typed.get(entry() ?? '') ?? [])]) {
      const field = document.getElementById(id) as HTMLInputElement | null;
      if (field?.type === 'radio') field.click();
      if (!field || field.value === value) continue;
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [pathname]);
  return null;
}
