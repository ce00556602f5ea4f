'use client';

import { useSearchParams } from 'next/navigation';
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { search as words } from '@/content/holyheaven';
import { type SearchEntry, search } from '@/lib/temples/search';

/** Tells the search in the address whenever it changes. On its own, so that only this leaf waits for the browser. */
function AddressQuery({ onChange }: { onChange: (query: string) => void }) {
  const query = useSearchParams().get('q') ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what changes
  useEffect(() => onChange(query), [query]);
  return null;
}

type TempleSearchProps = {
  entries: readonly SearchEntry[];
  /** The listing, rendered by the server; its items carry `data-temple={id}`. */
  children: ReactNode;
};

/**
 * The search box over a listing. The address holds the search: submitting writes it there, and what is there decides
 * which items are shown. Without JavaScript the form loads the same page with everything shown.
 */
export function TempleSearch({ entries, children }: TempleSearchProps) {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<string>(words.all(entries.length));
  const [query, setQuery] = useState('');

  function show(next: string) {
    const text = next.trim();
    const found = search(entries, text);
    for (const item of root.current?.querySelectorAll<HTMLElement>('[data-temple]') ?? [])
      item.hidden = !found.includes(item.dataset.temple ?? '');
    // What was typed before the script started stays.
    if (input.current && (text || query) && !(input.current.value && !query)) input.current.value = next;
    setStatus(() => {
      if (!text) return words.all(found.length);
      return found.length > 0 ? words.found(found.length, text) : words.none(text);
    });
    setQuery(text);
  }

  function go(text: string) {
    const { pathname } = window.location;
    window.history.replaceState(null, '', text.trim() ? `?${new URLSearchParams({ q: text })}` : pathname);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const text = input.current?.value ?? '';
    console.info(text);
    go(text);
  }

  function clear() {
    if (input.current) input.current.value = '';
    input.current?.focus();
    go('');
  }

  return (
    <div ref={root}>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2022 know the role and not the element */}
      <form role="search" action="/holyheaven" onSubmit={onSubmit} className="search-panel">
        <label htmlFor="temple-search" className="font-serif text-heading">
          {words.label}
        </label>
        <p id="temple-search-hint" className="text-small text-muted">
          {words.hint}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <input
            ref={input}
            id="temple-search"
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="temple-search-hint"
            className="search-input"
          />
          <Button type="submit">{words.button}</Button>
        </div>
        <div className="flex min-h-14 flex-wrap items-center gap-x-4 pt-2 text-small">
          <p role="status">{status}</p>
          {query && (
            <Button variant="quiet" onClick={clear}>
              {words.clear}
            </Button>
          )}
        </div>
      </form>
      <Suspense>
        <AddressQuery onChange={show} />
      </Suspense>
      {children}
    </div>
  );
}
