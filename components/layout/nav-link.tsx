'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import styles from './nav-link.module.css';

// Pilgrims register for the journey with their state: there, this link is in no colour of the page's own actions.
const action = clsx(
  'rounded-control bg-accent font-semibold text-on-accent forced-colors:border',
  '[[data-theme=first-light]_&:not(:hover)]:bg-indigo',
);

// Here and not in the header: otherwise the data of each page would repeat these lists for each link.
const looks = {
  bar: clsx('relative inline-flex min-h-11 items-center px-3 text-small', styles.underlined),
  barAction: clsx(
    'ml-4 inline-flex min-h-11 items-center px-5 text-small',
    action,
    'hover:bg-ink hover:text-canvas aria-[current=page]:bg-ink aria-[current=page]:text-canvas',
  ),
  menu: clsx(
    'flex min-h-12 items-center border-b border-line font-semibold text-body',
    'aria-[current=page]:text-accent-text',
  ),
  menuAction: clsx(
    'mt-3 flex min-h-12 items-center justify-center text-body',
    action,
    'aria-[current=page]:bg-ink aria-[current=page]:text-canvas',
  ),
};

type NavLinkProps = {
  href: string;
  look: keyof typeof looks;
  /** What assistive technology calls the link, if not by its words alone. It must begin with them. */
  name?: string;
  children: ReactNode;
};

/** A link of the bar or its menu. It marks the current page. */
export function NavLink({ href, look, name, children }: NavLinkProps) {
  const current = usePathname() === href;
  return (
    <Link
      href={href}
      className={clsx(styles.link, looks[look])}
      aria-label={name}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
