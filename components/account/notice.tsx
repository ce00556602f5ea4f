'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type NoticeProps = {
  title: string;
  /** `h1` where it replaces all that was on the screen. */
  as?: 'h1' | 'h2';
  icon?: ReactNode;
  children: ReactNode;
};

/** Replaces a form and takes the focus, so that screen readers read it. */
export function Notice({ title, as: Heading = 'h2', icon, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="py-4">
      {icon}
      <Heading ref={heading} tabIndex={-1} className="text-heading">
        {title}
      </Heading>
      {children}
    </section>
  );
}
