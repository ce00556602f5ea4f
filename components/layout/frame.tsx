import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { frameIn } from '@/content/holyheaven/frames';
import { type LanguageCode, mainLanguage } from '@/content/languages';
import { Footer } from './footer';
import styles from './frame.module.css';
import { Header } from './header';

type FrameProps = {
  theme: 'dusk' | 'first-light';
  language?: LanguageCode;
  className?: string;
  /** Shown below the header. */
  row?: ReactNode;
  children: ReactNode;
};

/** The frame of every page: skip link, header, main and footer, in the colours of its part of the site. */
export function Frame({ theme, language = mainLanguage, className, row, children }: FrameProps) {
  const frame = frameIn(language);
  const isTemple = theme === 'first-light';
  return (
    <div
      data-theme={theme}
      className={clsx(styles.frame, 'flex min-h-dvh flex-col', !isTemple && styles.dusk, className)}
    >
      <a
        href="#main"
        className={clsx(
          'fixed top-2 left-2 z-50 not-focus:pointer-events-none not-focus:opacity-0 print:hidden forced-colors:border',
          'rounded-control bg-accent px-5 py-3 font-semibold text-on-accent',
        )}
      >
        {frame.words.skip}
      </a>
      <Header frame={frame} registerName={isTemple ? frame.words.registerName : undefined} />
      {row}
      <main id="main" tabIndex={-1} className="@container flex-1 focus:outline-none">
        {children}
      </main>
      <Footer frame={frame} />
    </div>
  );
}
