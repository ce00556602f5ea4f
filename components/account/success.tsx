'use client';

import type { ReactNode } from 'react';
import { Label } from '@/components/ui/label';
import { StillDrawing } from '@/components/ui/still-drawing';
import { takeFocus } from '@/lib/browser';

type SuccessProps = {
  /** Above the title: what was actually achieved. */
  state: string;
  title: string;
  /** What follows from it. */
  text: string;
  drawing: string;
  /** Links onward. */
  children: ReactNode;
};

/** Replaces a finished form. Its title takes the focus so that it is read out. */
export function Success({ state, title, text, drawing, children }: SuccessProps) {
  return (
    <section data-done className="contents">
      <div className="sm:px-8 sm:py-7">
        <Label>{state}</Label>
        <h1 ref={takeFocus} tabIndex={-1} className="mt-1 scroll-mt-20 text-display">
          {title}
        </h1>
        <p className="mt-3 mb-5 max-w-form wrap-anywhere sm:text-lead @5xl:mt-5">{text}</p>
        {children}
      </div>
      <div className="flex items-center border-line sm:border-t sm:bg-surface @5xl:border-t-0 @5xl:border-l">
        <AccountDrawing
          name={drawing}
          className="max-sm:max-w-64 max-sm:pt-8 sm:max-w-80 sm:p-8 @5xl:max-w-none"
        />
      </div>
    </section>
  );
}

type AccountDrawingProps = {
  name: string;
  className?: string;
  /** Over the drawing. */
  children?: ReactNode;
};

/** The drawing of an account screen, from public/drawings. */
export const AccountDrawing = ({ name, className, children }: AccountDrawingProps) => (
  // Padding on the image itself would change its height when it loads.
  <div className={className}>
    <div className="relative">
      <StillDrawing name={name} alt="" width={556} height={200} />
      {children}
    </div>
  </div>
);

/** Links onward from a success. */
export const Onward = ({ children }: { children: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:*:first:w-full">{children}</p>
);
