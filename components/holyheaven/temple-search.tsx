'use client';

import { useSearchParams } from 'next/navigation';
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { search as words } from '@/content/holyheaven';
import { type SearchEntry, search } from '@/lib/temples/search';
import { SEARCH_INDEX, searchIndex } from '@/lib/temples/search-index';
import { TempleLines } from './temple-lines';

// Of the temples that the page itself does not hold; nobody reads through more.
const MOST_OTHERS = 100;
// What is there sooner needs no word, which would be painted and read out for nothing.
const SOON_MS = 100;

/** Tells the search in the address whenever it changes. On its own, so that only this leaf waits for the browser. */
function AddressQuery({ onChange }: { onChange: (query: string) => void }) {
  const query = useSearchParams().get('q') ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what changes
  useEffect(() => onChange(query), [query]);
  return null;
}

type TempleSearchProps = {
  /** How many temples there are, and how many of them the listing of this page shows. */
  count: number;
  shown: number;
  /** The listing, rendered by the server; its items carry `data-temple={id}`. */
  children: ReactNode;
};

/**
 * The search box over a listing. The address holds the search: submitting writes it there, and what is there decides
 * which items are shown; found temples that the listing does not hold are added. Without JavaScript the form loads the
 * same page with everything shown.
 */
export function TempleSearch({ count, shown, children }: TempleSearchProps) {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef('');
  const atFirst = shown < count ? words.some(shown, count) : words.all(count);
  const [status, setStatus] = useState<string>(atFirst);
  const [query, setQuery] = useState('');
  const [others, setOthers] = useState<readonly SearchEntry[]>([]);

  /** Shows only what was found, or all; tells how many of it this page's listing does not hold. */
  function showOnly(found?: readonly SearchEntry[]): number {
    const missing = new Map(found?.map((entry) => [entry.id, entry]));
    for (const item of root.current?.querySelectorAll<HTMLElement>('[data-temple]') ?? [])
      item.hidden = !missing.delete(item.dataset.temple ?? '') && found !== undefined;
    setOthers([...missing.values()]);
    // Set by temple-listing.tsx.
    root.current?.closest('[data-pending]')?.removeAttribute('data-pending');
    return missing.size;
  }

  async function show(next: string) {
    const text = next.trim();
    latest.current = text;
    // What was typed before the script started stays.
    if (input.current && (text || query) && !(input.current.value && !query)) input.current.value = next;
    setQuery(text);
    if (!text) {
      showOnly();
      setStatus(atFirst);
      return;
    }
    const late = setTimeout(() => setStatus(words.searching(text)), SOON_MS);
    const index = await searchIndex().catch(() => undefined);
    clearTimeout(late);
    // Something else has been searched for meanwhile.
    if (latest.current !== text) return;
    const found = index && search(index, text);
    const elsewhere = showOnly(found);
    if (!found) setStatus(words.failed);
    else if (found.length === 0) setStatus(words.none(text));
    else
      setStatus(
        words.found(found.length, text) + (elsewhere > MOST_OTHERS ? ` ${words.first(MOST_OTHERS)}` : ''),
      );
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
    // The address does not change: perhaps it failed the last time.
    if (text.trim() && text.trim() === query) void show(text);
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
            // Before this script runs, delivery/browser/loader.ts asks for it.
            data-preload={SEARCH_INDEX}
            onFocus={() => searchIndex().catch(() => {})}
            className="search-input"
          />
          <Button type="submit">{words.button}</Button>
        </div>
        <div className="flex min-h-14 flex-wrap items-start gap-x-4 pt-2 text-small">
          <p role="status" className="py-3">
            {status}
          </p>
          {query && (
            <Button variant="quiet" onClick={clear}>
              {words.clear}
            </Button>
          )}
        </div>
      </form>
      <Suspense>
        <AddressQuery onChange={(next) => void show(next)} />
      </Suspense>
      {children}
      {others.length > 0 && (
        <Container className="pb-section">
          <TempleLines temples={others.slice(0, MOST_OTHERS)} />
        </Container>
      )}
    </div>
  );
}
