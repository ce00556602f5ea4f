'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { type LanguageCode, languages, pathIn, plainPath } from '@/content/languages';
import { STATUS } from '@/delivery/marks';

/**
 * Leads to the same page in the other languages, and keeps the search. From an address without a page it leads to the
 * temple home.
 */
export function LanguageSwitch({ label, language }: { label: string; language: LanguageCode }) {
  const pathname = usePathname();
  const others = languages.filter(({ code }) => code !== language);
  if (others.length === 0) return null;

  function keepAddress({ currentTarget }: MouseEvent<HTMLAnchorElement>, code: LanguageCode) {
    const unknown = document.querySelector(`meta[name="${STATUS}"]`);
    const path = unknown ? '/holyheaven' : plainPath(location.pathname);
    currentTarget.href = pathIn(code, path) + location.search;
  }

  return (
    <nav
      aria-label={label}
      className="relative z-30 mx-auto flex h-0 w-full max-w-page justify-end px-gutter print:hidden"
    >
      {others.map(({ code, tag, name }) => (
        <a
          key={code}
          href={pathIn(code, plainPath(pathname))}
          lang={tag}
          hrefLang={tag}
          onClick={(event) => keepAddress(event, code)}
          suppressHydrationWarning
          className={clsx(
            'mt-2 inline-flex h-9 items-center rounded-control border border-line bg-surface px-3.5',
            'text-small font-semibold text-accent-text hover:border-accent',
          )}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
