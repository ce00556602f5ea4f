import type { ReactNode } from 'react';

/** The page's measure: full width up to 84rem, with the site's gutters. */
export function Container({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`mx-auto w-full max-w-page px-gutter ${className}`}>{children}</div>;
}
