import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { frame } from '@/content/frame';
import { Footer } from './footer';
import { Header } from './header';

type FrameProps = { theme: 'dusk' | 'first-light'; className?: string; children: ReactNode };

/** The frame of every page: skip link, bar, main and footer, in the colours of its world. */
export function Frame({ theme, className, children }: FrameProps) {
  return (
    <div data-theme={theme} className={clsx('flex min-h-dvh flex-col', className)}>
      <a
        href="#main"
        className={clsx(
          'fixed top-2 left-2 z-50 -translate-y-24 focus:translate-y-0 print:hidden forced-colors:border',
          'rounded-control bg-accent px-5 py-3 font-semibold text-on-accent',
        )}
      >
        {frame.skip}
      </a>
      <Header registerName={theme === 'first-light' ? frame.registerName : undefined} />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
    </div>
  );
}
