'use client';

import { usePathname } from 'next/navigation';
import { Link } from '@/components/ui/link';
import { TEMPLE_HOME } from '@/content/languages';
import styles from './nav-link.module.css';

type NavLinkProps = {
  href: string;
  hrefLang?: string;
  label: string;
  /** Whether it is in the header or its menu, and whether it is highlighted. */
  look: 'bar' | 'barAction' | 'menu' | 'menuAction';
  /** The accessible name, if it says more than the label. It must begin with the label. */
  name?: string;
};

/** A link in the header or its menu. It marks the current page or its parent, such as Careers for an opening. */
export function NavLink({ href, hrefLang, label, look, name }: NavLinkProps) {
  const pathname = usePathname();
  // In the temple area, the row of temples marks the place.
  const within = !href.endsWith(TEMPLE_HOME) && pathname.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      hrefLang={hrefLang}
      className={styles[look]}
      aria-label={name}
      aria-current={pathname === href ? 'page' : within || undefined}
    >
      {label}
    </Link>
  );
}
