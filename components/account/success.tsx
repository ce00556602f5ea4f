'use client';

import type { ReactNode } from 'react';
import { takeFocus } from '@/lib/browser';

/** A form is done: the screen's own title and lead give way to this, which takes the focus so that it is read. */
export function Success({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section data-done className="my-auto py-4 lg:py-14">
      <svg
        viewBox="0 0 64 64"
        width="72"
        height="72"
        fill="none"
        stroke="currentColor"
        className="mb-6 text-success"
        aria-hidden="true"
      >
        <circle cx="32" cy="32" r="30" strokeWidth="2" />
        <path
          d="m19 33 9 9 18-20"
          strokeWidth="4"
          pathLength="1"
          className="[stroke-dasharray:1] [transition:stroke-dashoffset_0.6s_0.1s_ease-out] starting:[stroke-dashoffset:1]"
        />
      </svg>
      <h1 ref={takeFocus} tabIndex={-1} className="text-statement">
        {title}
      </h1>
      {children}
    </section>
  );
}
