'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { takeFocus } from '@/lib/browser';

type NoticeProps = { title: string; children: ReactNode };

/** Replaces a form and takes the focus, so that screen readers read it. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <section className="py-4">
      <h2 ref={takeFocus} tabIndex={-1} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A form is done: the screen's own title and lead give way to this. */
export function Success({ title, children }: NoticeProps) {
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
          className={clsx(
            '[stroke-dasharray:1] [transition:stroke-dashoffset_0.6s_0.1s_ease-out]',
            'starting:[stroke-dashoffset:1]',
          )}
        />
      </svg>
      <h1 ref={takeFocus} tabIndex={-1} className="text-statement">
        {title}
      </h1>
      {children}
    </section>
  );
}
