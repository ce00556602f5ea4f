'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Replaces a form and takes the focus, so that screen readers read it. */
export function Notice({ title, icon, children }: { title: string; icon?: ReactNode; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="py-4">
      {icon}
      <h2 ref={heading} tabIndex={-1} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
