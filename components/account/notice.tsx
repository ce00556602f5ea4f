'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { takeFocus } from '@/lib/browser';

type NoticeProps = {
  title: string;
  icon?: ReactNode;
  children: ReactNode;
};

/** Replaces a form and takes the focus, so that screen readers read it. */
export function Notice({ title, icon, children }: NoticeProps) {
  return (
    <section className="py-4">
      {icon}
      <h2 ref={takeFocus} tabIndex={-1} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Tick() {
  return (
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
  );
}

export function Success({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div data-done>
      <Notice title={title} icon={<Tick />}>
        {children}
      </Notice>
    </div>
  );
}
