import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type PictureEntry, type PictureName, pictures } from '@/content/pictures';
import styles from './hero.module.css';
import { Label } from './label';
import { Picture } from './picture';

/** Says in a corner of a picture, on the right, how it was made. Its parent must be positioned. */
function MadeLabel({ picture }: { picture: PictureName }) {
  const { made }: PictureEntry = pictures[picture];
  return made ? <p className={styles.label}>{made}</p> : null;
}

type SceneProps = { picture: PictureName; className?: string; children: ReactNode };

/** A picture from edge to edge that opens a page, with text in its quiet left; above the text where the window is upright. */
function Scene({ picture, className, children }: SceneProps) {
  return (
    <section data-hero className={clsx(styles.scene, className)}>
      <Picture name={picture} sizes="max(100vw, 178vh)" className={styles.picture} tall priority />
      <div className={styles.text}>
        <MadeLabel picture={picture} />
        {children}
      </div>
    </section>
  );
}

type HeroProps = {
  picture: PictureName;
  /** A short line above the title. */
  eyebrow?: string;
  /** The page's h1. A long one needs size="page", which sets it smaller. */
  title: ReactNode;
  lead?: ReactNode;
  /** Links and buttons under the lead. */
  children?: ReactNode;
  /** Stands along the bottom. */
  foot?: ReactNode;
  /** All fill the window; `screen` is for very short titles. */
  size?: keyof typeof sizes;
};

const tall = 'min-h-[min(100svh,68rem)] upright:min-h-0 print:min-h-0';
const sizes = {
  screen:
    'max-w-[8em] text-display text-[clamp(2.375rem,5vw,4.75rem)] upright:text-[clamp(2.375rem,13.6vw,6.5rem)]',
  page: 'max-w-xl text-display',
};

/** The first section of a page: a scene that starts behind the transparent header. Another section must follow. */
export function Hero({ picture, eyebrow, title, lead, children, foot, size = 'page' }: HeroProps) {
  return (
    <Scene picture={picture} className={clsx(styles.hero, tall)}>
      {eyebrow && <Label>{eyebrow}</Label>}
      <h1 className={clsx('mt-4', sizes[size])}>{title}</h1>
      {lead && <p className="mt-6 max-w-form text-lead">{lead}</p>}
      {children && <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">{children}</div>}
      {foot}
    </Scene>
  );
}
