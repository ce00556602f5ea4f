'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the place of a form, and the focus, so that it is read out. */
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
