'use client';

import { useSearchParams } from 'next/navigation';
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Words } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { fold, tokenize, withoutA } from '@/lib/temples/search/fold';
import { arrange, searchIndex } from '@/lib/temples/search/page';
import { search } from '@/lib/temples/search/search';
import { fill } from '@/lib/text';
import { SearchPanel } from './search-panel';

// Results that come sooner are not announced as pending.
const SOON_MS = 100;
// A second submit of the same text that comes sooner is the same press.
const ONE_PRESS_MS = 500;

const keyOf = (text: string) => withoutA(tokenize(text).map(fold).join(' '));

/**
 * Reports the address's `?q=` whenever it changes. A leaf of its own: only it is left to the browser to render. It may
 * start after a first search, of which Next's parameters know nothing then, so it reads the address itself.
 */
function AddressQuery({ onChange }: { onChange: (query: string) => void }) {
  const query = useSearchParams().get('q') ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what changes
  useEffect(() => onChange(new URLSearchParams(location.search).get('q') ?? ''), [query]);
  return null;
}

type TempleSearchProps = {
  language: LanguageCode;
  words: Words['search'];
  /** Stands under the search box while nothing is searched. */
  after?: ReactNode;
  /** A place without a page, and what we know of it. */
  elsewhere?: { name: string; text: string };
  /** The listing, rendered on the server; its items carry `data-temple={id}`. */
  children: ReactNode;
};

/**
 * The search box over a listing. The address holds the search: a submit writes `?q=`, and a change of `?q=` shows,
 * hides and ranks items of the listing. Without JavaScript the form loads the same page with everything shown.
 */
export function TempleSearch({ language, words, after, elsewhere: place, children }: TempleSearchProps) {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // In the order of the page.
  const items = useRef<HTMLElement[]>(undefined);
  const latest = useRef('');
  const submitted = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  const [status, setStatus] = useState(words.all);
  const [query, setQuery] = useState('');

  /** Shows the found temples, or all. */
  function showOnly(found?: readonly { id: string }[]) {
    items.current ??= [...(root.current?.querySelectorAll<HTMLElement>('[data-temple]') ?? [])];
    arrange(items.current, found);
    // Set by temple-listing.tsx.
    root.current?.closest('[data-pending]')?.removeAttribute('data-pending');
  }

  async function show(next: string) {
    const text = next.trim();
    latest.current = text;
    // Keep what was typed before the script started.
    if (input.current && (text || query) && !(input.current.value && !query)) input.current.value = next;
    setQuery(text);
    if (!text) {
      showOnly();
      setStatus(words.all);
      return;
    }
    const late = setTimeout(() => setStatus(fill(words.searching, { text })), SOON_MS);
    const index = await searchIndex().catch(() => undefined);
    clearTimeout(late);
    // A newer search has begun.
    if (latest.current !== text) return;
    const found = index && search(index, text);
    showOnly(found);
    if (!found) {
      // It may be asked for again at once.
      submitted.current.text = '';
      setStatus(words.failed);
    } else if (found.length === 0 && place && keyOf(text).startsWith(keyOf(place.name)))
      setStatus(`${place.name}: ${place.text}`);
    else if (found.length === 0) setStatus(fill(words.none, { text }));
    else setStatus(fill(found.length === 1 ? words.foundOne : words.found, { count: found.length, text }));
  }

  function go(text: string) {
    const { pathname } = window.location;
    window.history.replaceState(null, '', text.trim() ? `?${new URLSearchParams({ q: text })}` : pathname);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const text = input.current?.value ?? '';
    const { timeStamp: at } = event;
    const again = text === submitted.current.text && at - submitted.current.at < ONE_PRESS_MS;
    submitted.current = { text, at };
    if (again) return;
    console.info(text);
    go(text);
    // Not left to the address alone: it may stay the same after a failure, and right after load nobody listens to it yet.
    void show(text);
  }

  function clear() {
    if (input.current) input.current.value = '';
    input.current?.focus();
    go('');
  }

  return (
    <div ref={root}>
      <SearchPanel
        language={language}
        words={words}
        after={after}
        input={input}
        status={status}
        onSubmit={onSubmit}
        onClear={query ? clear : undefined}
      />
      <Suspense>
        <AddressQuery onChange={(next) => void show(next)} />
      </Suspense>
      {children}
    </div>
  );
}
