import type { ReactNode } from 'react';
import { forms } from '@/content/forms';

/**
 * Shown only where no script runs. A media query does this, since browsers leave `<noscript>` empty when scripts are
 * switched off while the page is open. When a script fails to load, delivery/browser/loader.ts finds it by its class.
 */
export function NeedsJavaScript({ children }: { children: ReactNode }) {
  return (
    <p className="needs-javascript mb-6 hidden border-l-2 border-accent pl-4 noscript:block">
      {forms.needsJavaScript} {children}
    </p>
  );
}
