'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AddressQuery } from '@/components/ui/address-query';
import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { Words } from '@/content/holyheaven/words';
import { type LanguageCode, templeHome } from '@/content/languages';
import { PENDING } from '@/lib/marks';
import { fold } from '@/lib/temples/search/fold';
import { SEARCH_INDEX_PATH, search, searchIndex } from '@/lib/temples/search/search';
import { fill } from '@/lib/text';

// A second submit of the same text within this time is the same press.
const ONE_PRESS_MS = 500;

const keyOf = (text: string) => fold(text).join(' ');

/** A place without a page: what we know about it, and where to ask. The last has no name, and stands for all others. */
type Elsewhere = { name: string; text: string; link?: { href: string; shown: string } };

type TempleSearchProps = {
  title: string;
  language: LanguageCode;
  words: Words['search'];
  elsewhere: readonly Elsewhere[];
  /** The listing, rendered on the server; its items carry `data-temple={id}`. */
  children: ReactNode;
};

/** What a search says: a sentence, an official site, and whether it has hidden temples. */
type Outcome = { status: string; link?: Elsewhere['link']; isNarrowed?: true };

/**
 * The search box over a listing. The address holds the search: a submit writes `?q=`, and a change of `?q=` shows and
 * hides items of the listing. Without JavaScript the form loads the same page with everything shown.
 */
export function TempleSearch(props: TempleSearchProps) {
  const { title, language, words, elsewhere, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<string>(undefined);
  const submitted = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  const [{ status, link, isNarrowed }, setOutcome] = useState<Outcome>({ status: '' });

  /** Shows only the temples found, or all if none were found. */
  function showOnly(found: readonly { id: string }[] = []) {
    for (const item of root.current?.querySelectorAll<HTMLElement>('[data-temple]') ?? [])
      item.hidden = found.length > 0 && !found.some(({ id }) => id === item.dataset.temple);
    // Set by temple-listing.tsx.
    root.current?.closest(`[${PENDING}]`)?.removeAttribute(PENDING);
  }

  /** What was found, or else what we know about that place. */
  function outcomeOf(text: string, found?: readonly { id: string }[]): Outcome {
    if (!found) return { status: words.failed };
    if (found.length > 0)
      return {
        status: fill(found.length === 1 ? words.foundOne : words.found, { count: found.length, text }),
        isNarrowed: true,
      };
    const place = elsewhere.find(({ name }) => keyOf(text).startsWith(keyOf(name)));
    return { status: fill(place?.text ?? '', { text }), link: place?.link };
  }

  /** Follows the address. On arrival, keeps what was typed before the script ran. */
  function follow(query: string) {
    if (input.current && (latest.current !== undefined || !input.current.value)) input.current.value = query;
    void show(query.trim());
  }

  async function show(text: string) {
    latest.current = text;
    if (!text) {
      showOnly();
      setOutcome({ status: '' });
      return;
    }
    const index = await searchIndex().catch(() => undefined);
    // A newer search has begun.
    if (latest.current !== text) return;
    const found = index && search(index, text);
    // Synchronously, so that nothing is painted before the outcome moves it.
    flushSync(() => setOutcome(outcomeOf(text, found)));
    showOnly(found);
    // The results may be below the fold or under a phone's keyboard.
    root.current?.scrollIntoView?.({ block: 'nearest' });
    // After a failure the same text may be searched again at once.
    if (!found) submitted.current.text = '';
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
    // Required by the specification: the button logs the text.
    console.info(text);
    go(text);
    // Not only through the address: after a failure it may stay the same, and right after load nothing follows it yet.
    void show(text.trim());
  }

  function clear() {
    if (input.current) input.current.value = '';
    input.current?.focus();
    go('');
  }

  return (
    <div ref={root} className="-scroll-mt-4 lg:-scroll-mt-10">
      <Container className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-2 pt-6 pb-4 lg:pb-10 lg:grid-cols-[auto_1fr] lg:pt-stack">
        <h2 id="temples" className="text-subheading">
          {title}
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2022 know the role and not the element */}
        <form role="search" action={templeHome(language)} onSubmit={onSubmit} className="flex max-w-xl gap-3">
          <input
            ref={input}
            id="temple-search"
            name="q"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            aria-label={words.label}
            placeholder={words.hint}
            // Until this script runs, delivery/browser/early-action.ts fetches it on focus.
            data-preload={SEARCH_INDEX_PATH}
            onFocus={() => searchIndex().catch(() => {})}
            className="min-h-12 min-w-0 flex-1 rounded-full border border-control bg-surface px-5 text-body text-ink placeholder:text-muted [&::-webkit-search-cancel-button]:appearance-none"
          />
          <Button type="submit" variant="secondary">
            {words.button}
          </Button>
        </form>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:col-span-2 lg:mt-2">
          <p role="status">{status}</p>
          {link && (
            <ButtonLink variant="secondary" href={link.href}>
              {link.href.startsWith('tel:') ? fill(words.call, { number: link.shown }) : link.shown}
            </ButtonLink>
          )}
          {isNarrowed && (
            <Button variant="quiet" onClick={clear}>
              {words.clear}
            </Button>
          )}
        </div>
      </Container>
      <AddressQuery onChange={(query) => follow(query.get('q') ?? '')} />
      {children}
    </div>
  );
}
