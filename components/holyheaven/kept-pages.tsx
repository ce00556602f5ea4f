'use client';

import { useEffect, useState } from 'react';
import type { NavLink } from '@/content/navigation';
import { EAGER, OFFLINE_PAGES } from '@/lib/marks';

/** The paths of the pages that the offline worker has cached in this browser (delivery/offline/keep.ts). */
async function keptPaths(): Promise<string[]> {
  const requests = await (await caches.open(OFFLINE_PAGES)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}

/** Links to those of `pages` that open offline. Plain links: the router would fetch their data. */
export function KeptPages({ pages }: { pages: readonly NavLink[] }) {
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => {
    keptPaths().then(setKept, () => {});
  }, []);
  return (
    <ul className="mt-6" {...{ [EAGER]: '' }}>
      {pages
        .filter(({ href }) => kept.includes(href))
        .map(({ href, label }) => (
          <li key={href} className="mt-3">
            <a className="underline" href={href}>
              {label}
            </a>
          </li>
        ))}
    </ul>
  );
}
