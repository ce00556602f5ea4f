import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PictureName } from '@/content/pictures';
import { MadeLabel } from './made-label';
import { Picture } from './picture';
import styles from './scene.module.css';

type SceneProps = { picture: PictureName; className?: string; children: ReactNode };

/** A picture from edge to edge that opens a page, with text in its quiet left; above the text where the window is upright. */
export function Scene({ picture, className, children }: SceneProps) {
  return (
    <section data-hero className={clsx(styles.scene, className)}>
      <Picture name={picture} sizes="max(100vw, 178vh)" className={styles.picture} tall priority />
      <MadeLabel picture={picture} />
      <div className={styles.text}>{children}</div>
    </section>
  );
}
