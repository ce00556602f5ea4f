import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { PictureName } from '@/content/pictures';
import styles from './backdrop.module.css';

type BackdropProps = {
  picture: PictureName;
  alt: string;
  sizes: string;
  shade: 'dawn' | 'night';
  children: ReactNode;
};

/** The top of a page: a picture across the window, under the bar, with words on it. Paper gets the words alone. */
export function Backdrop({ picture, alt, sizes, shade, children }: BackdropProps) {
  return (
    <section data-hero className={styles[shade]}>
      <Picture
        name={picture}
        alt={alt}
        sizes={sizes}
        tall
        priority
        className="absolute inset-0 -z-20 size-full object-cover"
      />
      {children}
    </section>
  );
}
