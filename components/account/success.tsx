'use client';

import { clsx } from 'clsx';
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
      <div className="sm:px-8 sm:pt-7">
        <Label>{state}</Label>
        <h1 ref={takeFocus} tabIndex={-1} className="mt-1 scroll-mt-20 text-display">
          {title}
        </h1>
      </div>
      <div className="border-line pb-4 sm:bg-surface sm:p-8 @max-5xl:sm:mt-8 @max-5xl:sm:border-t @5xl:col-start-2 @5xl:row-span-3 @5xl:row-start-1 @5xl:border-l">
        <p className="mb-5 max-w-form wrap-anywhere max-sm:pt-3 sm:text-lead">{text}</p>
        {children}
      </div>
      <AccountDrawing name={drawing} />
    </section>
  );
}

/** The drawing of an account screen, from public/drawings. */
export const AccountDrawing = ({ name, className }: { name: string; className?: string }) => (
  <StillDrawing
    name={name}
    alt=""
    width={556}
    height={200}
    className={clsx(
      'border-ink max-sm:mt-6 sm:border-t sm:px-8 @5xl:row-start-3 @5xl:self-end @5xl:border-t-0 @5xl:pt-6 @5xl:pb-8',
      className,
    )}
  />
);

/** Links onward from a success. */
export const Onward = ({ children }: { children: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:*:first:w-full">{children}</p>
);
