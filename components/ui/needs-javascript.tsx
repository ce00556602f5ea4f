import type { ReactNode } from 'react';

/**
 * Shown, by the style sheet, only where no script runs or arrives: a form that cannot work there names another way on. A media query
 * and not <noscript>, which browsers leave empty when scripts are switched off after the page's process has started.
 */
export function NeedsJavaScript({ children }: { children: ReactNode }) {
  return (
    <p className="needs-javascript mb-6 border-l-2 border-accent pl-4">
      This form needs JavaScript. {children}
    </p>
  );
}
