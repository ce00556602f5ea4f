import { clsx } from 'clsx';
import type { FormEventHandler, ReactNode, RefObject } from 'react';
import { Button } from '@/components/ui/button';
import type { Words } from '@/content/holyheaven/words';
import { type LanguageCode, pathIn } from '@/content/languages';
import { SEARCH_INDEX_PATH, searchIndex } from '@/lib/temples/search/page';

/** At the page's right edge in a wide window. */
const panel = clsx(
  'relative z-1 mr-[max(var(--gutter),50%-42rem+var(--gutter))] ml-gutter max-w-2xl lg:ml-auto',
  'rounded-card border border-line bg-surface px-6 pt-6 pb-5 md:px-10 md:pt-8',
  'outline outline-line -outline-offset-7',
);
const box = clsx(
  'min-h-12 min-w-0 flex-[1_1_8rem] rounded-full px-5',
  'border border-control bg-surface text-body text-ink',
);

type SearchPanelProps = {
  language: LanguageCode;
  words: Words['search'];
  /** Stands under the panel while nothing is searched: what was found comes right under the field. */
  after?: ReactNode;
  input: RefObject<HTMLInputElement | null>;
  /** What the search has found, in a sentence. */
  status: string;
  onSubmit: FormEventHandler;
  /** Left out while nothing is searched. */
  onClear?: () => void;
};

/** The form of temple-search.tsx. */
export function SearchPanel(props: SearchPanelProps) {
  const { language, words, after, input, status, onSubmit, onClear } = props;
  return (
    <>
      <div className={panel}>
        {/* biome-ignore lint/a11y/useSemanticElements: browsers of 2022 know the role and not the element */}
        <form role="search" action={pathIn(language, '/holyheaven')} onSubmit={onSubmit}>
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
              // Until this script runs, delivery/browser/loader.ts fetches it on focus.
              data-preload={SEARCH_INDEX_PATH}
              onFocus={() => searchIndex().catch(() => {})}
              className={box}
            />
            <Button type="submit">{words.button}</Button>
          </div>
          <div className="flex min-h-14 flex-wrap items-start gap-x-4 pt-2 text-small">
            <p role="status" className="py-3">
              {status}
            </p>
            {onClear && (
              // At the end of its line, where a new status does not move it.
              <Button variant="quiet" className="ml-auto" onClick={onClear}>
                {words.clear}
              </Button>
            )}
          </div>
        </form>
      </div>
      <div hidden={Boolean(onClear)}>{after}</div>
    </>
  );
}
