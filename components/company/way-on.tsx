import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import styles from './way-on.module.css';

type WayOnProps = { href: string; label: string; text: ReactNode; labelLook: string; textLook?: string };

/** One of two large links side by side, each with an arrow. */
export function WayOn({ href, label, text, labelLook, textLook }: WayOnProps) {
  return (
    <li className={styles.way}>
      <Link href={href} className={labelLook}>
        {label}
      </Link>
      <p className={clsx('mt-4 text-muted', textLook)}>{text}</p>
    </li>
  );
}
