'use client';

import type { ReactNode } from 'react';
import { Label } from '@/components/ui/label';
import { takeFocus } from '@/lib/browser';

type SuccessProps = {
  /** Over the title: what the success is worth. */
  state: string;
  title: string;
  /** What comes of it, and links onward. */
  children: ReactNode;
};

/** A form is done: the title takes the place of the screen's own, and the focus, so that it is read; the rest, the form's. */
export function Success({ state, title, children }: SuccessProps) {
  return (
    <section data-done className="contents">
      <div className="sm:px-8 sm:pt-8">
        <Label className="font-semibold">{state}</Label>
        <h1 ref={takeFocus} tabIndex={-1} className="mt-1 text-title">
          {title}
        </h1>
      </div>
      <div className="border-line py-4 sm:bg-surface sm:p-8 max-lg:sm:mt-8 max-lg:sm:border-t lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:min-h-96 lg:border-l">
        {children}
      </div>
    </section>
  );
}

/** The way on from a success, and another. */
export const Onward = ({ children }: { children: ReactNode }) => (
  <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</p>
);
