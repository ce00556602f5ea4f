import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { languageNamed } from '@/content/languages';
import { Frame } from './frame';
import styles from './temple-frame.module.css';

export type TempleLayoutProps = { children: ReactNode; params: Promise<{ lang?: string }> };

/** The frame of the temple area, with the class name of the fonts for its language. */
export async function TempleFrame({ children, params, font }: TempleLayoutProps & { font: string }) {
  return (
    <Frame
      theme="first-light"
      language={languageNamed((await params).lang)}
      className={clsx(styles.area, font)}
    >
      {children}
    </Frame>
  );
}
