'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import styles from './nav-link.module.css';

type NavLinkProps = {
  href: string;
  hrefLang?: string;
  /** Where it stands: in the bar or its menu, and whether it is highlighted. */
  look: 'bar' | 'barAction' | 'menu' | 'menuAction';
  /** What assistive technology calls the link, if not by its words alone. It must begin with them. */
  name?: string;
  children: ReactNode;
};

/** A link of the bar or its menu. It marks the current page. */
export function NavLink({ href, hrefLang, look, name, children }: NavLinkProps) {
  const current = usePathname() === href;
  return (
    <Link
      href={href}
      hrefLang={hrefLang}
      className={clsx(styles.link, styles[look])}
      aria-label={name}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
