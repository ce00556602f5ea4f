'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { Link } from '@/components/ui/link';
import { type LanguageCode, languages, pathIn, plainPath, TEMPLE_HOME } from '@/content/languages';
import type { NavLink } from '@/content/navigation';
import { STATUS } from '@/lib/marks';
import { publicPath } from '@/lib/temples/coming-soon';

// Tap areas extend to the neighbouring links.
const item =
  'relative flex h-11 shrink-0 items-center text-label font-semibold max-[24rem]:in-[nav:lang(en)]:text-[0.8125rem] hover:text-accent-text after:absolute after:-inset-x-1 after:inset-y-0 sm:after:-inset-x-2.5';
const current = 'aria-[current]:text-accent-text aria-[current]:shadow-[inset_0_-3px_var(--accent)]';

type TempleRowProps = { home: NavLink; temples: readonly NavLink[]; language: LanguageCode };

/**
 * The second row of the temple area: its home, its temples, and the same page in the other languages, which keeps the
 * search and the hash, as that of a planned day. From a missing page, the language links lead to the temple home.
 */
export function TempleRow({ home, temples, language }: TempleRowProps) {
  const pathname = usePathname();
  // The page for all missing addresses is built under this one.
  const known = plainPath(pathname.endsWith('/unknown') ? home.href : publicPath(pathname));
  const id = /\/(\d+)(?:\/|$)/.exec(pathname)?.[1];

  function keepAddress({ currentTarget }: MouseEvent<HTMLAnchorElement>, code: LanguageCode) {
    const unknown = document.querySelector(`meta[name="${STATUS}"]`);
    const plain = plainPath(location.pathname);
    // On the temple host, `/` is the temple home.
    const path = unknown || plain === '/' ? TEMPLE_HOME : plain;
    const typed = document.querySelector<HTMLInputElement>('input[type=search]')?.value.trim();
    const query = typed ? `?${new URLSearchParams({ q: typed })}` : location.search;
    currentTarget.href = pathIn(code, path) + query + location.hash;
  }

  return (
    <nav aria-label={home.label} className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex max-w-page items-center gap-3 px-gutter sm:gap-5 max-sm:[&:lang(hi)]:gap-5">
        <ul className="flex min-w-0 flex-1 gap-[clamp(0.5rem,8.5vw-1.25rem,2rem)] overflow-x-auto">
          {[home, ...temples].map(({ href, label }) => (
            <li key={href} className="shrink-0">
              <Link
                href={href}
                aria-current={pathname === href ? 'page' : href.endsWith(`/${id}`) || undefined}
                className={clsx(item, current)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {languages
          .filter(({ code }) => code !== language)
          .map(({ code, tag, name }) => (
            <a
              key={code}
              href={pathIn(code, known)}
              lang={tag}
              hrefLang={tag}
              onClick={(event) => keepAddress(event, code)}
              suppressHydrationWarning
              // A fixed width, since its font may arrive late.
              className={clsx(item, 'text-accent-text not-[:lang(en)]:w-6')}
            >
              {name}
            </a>
          ))}
      </div>
    </nav>
  );
}
