import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';

type FrameProps = { theme: 'dusk' | 'first-light'; className?: string; children: ReactNode };

/** What every page stands in: skip link, bar, main and footer, in the colours of its world. */
export function Frame({ theme, className, children }: FrameProps) {
  return (
    <div data-theme={theme} className={clsx('flex min-h-dvh flex-col', className)}>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
    </div>
  );
}
