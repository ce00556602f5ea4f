import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type PictureEntry, type PictureName, pictures } from '@/content/pictures';
import styles from './hero.module.css';
import { Label } from './label';
import { Picture } from './picture';

type HeroProps = {
  picture: PictureName;
  /** A short line above the title. */
  eyebrow?: string;
  /** The page's h1. A long one needs size="page", which sets it smaller. */
  title: ReactNode;
  lead?: ReactNode;
  /** Links and buttons under the lead. */
  children?: ReactNode;
  /** Shown along the bottom. */
  foot?: ReactNode;
  size?: keyof typeof sizes;
};

const sizes = {
  screen:
    'max-w-[8em] text-display text-[clamp(2.375rem,5vw,4.75rem)] upright:text-[clamp(2.375rem,13.6vw,6.5rem)]',
  page: 'max-w-md text-display',
};

/**
 * The first section of a page, which starts behind the transparent header: a full-bleed picture with text over its
 * quiet left side, or above the text in a portrait window. Another section must follow.
 */
export function Hero({ picture, eyebrow, title, lead, children, foot, size = 'page' }: HeroProps) {
  const { made }: PictureEntry = pictures[picture];
  return (
    <section data-hero className={clsx(styles.hero, size === 'page' && styles.page)}>
      <Picture name={picture} sizes="max(100vw, 178vh)" className={styles.picture} priority />
      <div className={styles.text}>
        {made && <p className={styles.label}>{made}</p>}
        {eyebrow && <Label>{eyebrow}</Label>}
        <h1 className={clsx('mt-4', sizes[size])}>{title}</h1>
        {lead && <p className="mt-6 max-w-form text-lead">{lead}</p>}
        {children && <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">{children}</div>}
        {foot}
      </div>
    </section>
  );
}
