import type { ReactNode, Ref } from 'react';
import { forms } from '@/content/forms';

/** An announced error about a whole form. It is focusable. */
export function Alert({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mb-6 border-l-4 border-danger bg-danger-surface px-4 py-3 font-semibold text-danger"
    >
      {children}
    </div>
  );
}

/**
 * Shown only where no script runs. It uses a media query, because browsers leave `<noscript>` empty if scripts are
 * disabled while the page is open. If a script fails to load, delivery/browser/scripts.ts finds it by its class.
 */
export function NeedsJavaScript({ children }: { children: ReactNode }) {
  return (
    <p className="needs-javascript mb-6 hidden border-l-2 border-accent pl-4 noscript:block">
      {forms.needsJavaScript} {children}
    </p>
  );
}
