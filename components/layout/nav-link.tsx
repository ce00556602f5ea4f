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

/** A link of the bar or its menu. It marks the current page, and the page above it: Careers for an opening. */
export function NavLink({ href, hrefLang, label, look, name }: NavLinkProps) {
  const pathname = usePathname();
  const within = pathname.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      hrefLang={hrefLang}
      className={clsx(styles.link, styles[look])}
      aria-label={name}
      aria-current={pathname === href ? 'page' : within || undefined}
    >
      {label}
    </Link>
  );
}
