'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import styles from './nav-link.module.css';

// Here and not in the header: otherwise the data of each page would repeat these lists for each link.
const looks = {
  bar: clsx('relative inline-flex min-h-11 items-center px-3 text-small', styles.underlined),
  barAction: clsx(
    'ml-4 inline-flex min-h-11 items-center rounded-control px-5 text-small font-semibold',
    'bg-accent text-on-accent forced-colors:border',
    'hover:bg-ink hover:text-canvas aria-[current=page]:bg-ink aria-[current=page]:text-canvas',
  ),
  menu: clsx(
    'flex min-h-12 items-center border-b border-line font-semibold text-body',
    'aria-[current=page]:text-accent-text',
  ),
  menuAction: clsx(
    'mt-3 flex min-h-12 items-center justify-center rounded-control font-semibold text-body',
    'bg-accent text-on-accent forced-colors:border',
    'aria-[current=page]:bg-ink aria-[current=page]:text-canvas',
  ),
};

type NavLinkProps = { href: string; look: keyof typeof looks; children: ReactNode };

/** A link of the bar or its menu. It marks the current page. */
export function NavLink({ href, look, children }: NavLinkProps) {
  const current = usePathname() === href;
  return (
    <Link href={href} className={clsx(styles.link, looks[look])} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
