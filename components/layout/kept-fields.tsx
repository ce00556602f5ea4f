'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** What was typed, by the id of its field, for each entry of the history. In memory only: no password is in it. */
const typed = new Map<string, Map<string, string>>();

/** A key of the entry at which the visitor is, where the browser has one. */
const entry = () =>
  (window as { navigation?: { currentEntry?: { key: string } | null } }).navigation?.currentEntry?.key;

// A password that is shown is text.
const KEPT =
  'textarea, select, input:not([type=password], [autocomplete*=password], [type=file], [type=checkbox])';

function note({ target }: { target: EventTarget | null }) {
  const key = entry();
  const { id, value } = target as HTMLInputElement;
  if (!key || !id || !(target as Element).matches(KEPT)) return;
  const fields = typed.get(key) ?? new Map<string, string>();
  // The last choice of a group is the last one here.
  fields.delete(id);
  typed.set(key, fields.set(id, value));
}

/** Puts back what was typed into a page's fields when the visitor comes back to it, as browsers do for whole documents. */
export function KeptFields() {
  const pathname = usePathname();
  useEffect(() => {
    const forget = () => typed.delete(entry() ?? '');
    const listening = new AbortController();
    // What was chosen before the scripts ran.
    for (const field of document.querySelectorAll<HTMLInputElement>(KEPT))
      if (
        field.type === 'radio' ? field.checked && !field.defaultChecked : field.value !== field.defaultValue
      )
        note({ target: field });
    for (const type of ['input', 'change'])
      document.addEventListener(type, note, { capture: true, signal: listening.signal });
    // A form that has done its work empties itself.
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
