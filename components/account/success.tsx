'use client';

import type { ReactNode } from 'react';
import { Label } from '@/components/ui/label';
import { takeFocus } from '@/lib/browser';

type SuccessProps = {
  /** Over the title: what the success is worth. */
  state: string;
  title: string;
  text: string;
  note?: ReactNode;
  /** Links onward. */
  children: ReactNode;
};

/** A form is done: the screen's own title and lead give way to this, which takes the focus so that it is read. */
export function Success({ state, title, text, note, children }: SuccessProps) {
  return (
    <section data-done className="my-auto py-4 lg:py-14">
      <Label className="font-semibold">{state}</Label>
      <h1 ref={takeFocus} tabIndex={-1} className="mt-2 text-statement">
        {title}
      </h1>
      <p className="mt-4 max-w-form text-lead">{text}</p>
      {note && <p className="mt-3">{note}</p>}
      <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">{children}</p>
    </section>
  );
}
