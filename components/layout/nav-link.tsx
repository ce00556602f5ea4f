'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import { Link } from '@/components/ui/link';
import styles from './nav-link.module.css';

type NavLinkProps = {
  href: string;
  hrefLang?: string;
  label: string;
  /** Where it stands: in the bar or its menu, and whether it is highlighted. */
  look: 'bar' | 'barAction' | 'menu' | 'menuAction';
  /** What assistive technology calls the link, if not by its words alone. It must begin with them. */
  name?: string;
};

/** A link of the bar or its menu. It marks the current page. */
export function NavLink({ href, hrefLang, label, look, name }: NavLinkProps) {
  const current = usePathname() === href;
  return (
    <Link
      href={href}
      hrefLang={hrefLang}
      className={clsx(styles.link, styles[look])}
      aria-label={name}
      aria-current={current ? 'page' : undefined}
    >
      {label}
    </Link>
  );
}
