import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import type { PictureName } from '@/content/pictures';
import styles from './hero.module.css';

type HeroProps = {
  picture: PictureName;
  sizes: string;
  shade: 'dawn' | 'night';
  className: string;
  children: ReactNode;
};

/** The top of a page: a picture across the window, under the bar, with words on it. Paper gets the words alone. */
export function Hero({ picture, sizes, shade, className, children }: HeroProps) {
  return (
    <section
      data-hero
      className={clsx(
        // Not `isolate`: axe would take the picture to be below the page.
        'relative z-1 -mt-header overflow-clip',
        'print:mt-0 print:min-h-0 print:text-ink',
        styles[shade],
        className,
      )}
    >
      <Picture
        name={picture}
        sizes={sizes}
        tall
        priority
        className="absolute inset-0 -z-20 size-full object-cover"
      />
      {children}
    </section>
  );
}
