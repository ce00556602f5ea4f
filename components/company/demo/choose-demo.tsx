'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { chooseTechnology } from '@/lib/company/form-links';

type ChooseDemoProps = { technology: string; describedBy: string; children: ReactNode };

/** A link to the request form that also chooses the technology there. */
export function ChooseDemo({ technology, describedBy, children }: ChooseDemoProps) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead somewhere, to the form; choosing comes on top
    <a
      href="#request"
      onClick={() => chooseTechnology(technology)}
      aria-describedby={describedBy}
      className={clsx(
        'mb-2 hidden lg:inline-flex min-h-12 items-center gap-2 self-end text-small font-semibold',
        "underline decoration-accent decoration-2 underline-offset-8 after:content-['↓'] hover:text-accent-text",
      )}
    >
      {children}
    </a>
  );
}
