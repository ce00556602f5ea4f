import type { ReactNode } from 'react';
import { forms } from '@/content/forms';

/**
 * Another way on, where no script runs. A media query and not `<noscript>`: browsers leave that empty when scripts are
 * switched off while the page is open. delivery/browser/loader.ts finds it by its class, when a script does not arrive.
 */
export function NeedsJavaScript({ children }: { children: ReactNode }) {
  return (
    <p className="needs-javascript mb-6 hidden border-l-2 border-accent pl-4 noscript:block">
      {forms.needsJavaScript} {children}
    </p>
  );
}
