import type { ComponentProps } from 'react';

// A tick, cut from a square.
const tick =
  'before:block before:size-full before:scale-70 before:[clip-path:polygon(14%_44%,0_62%,42%_96%,100%_18%,84%_4%,38%_64%)]';

/** A box to tick, with its words. */
export function Checkbox({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className={`size-5 shrink-0 appearance-none rounded-[2px] border border-control bg-surface checked:border-accent checked:bg-accent checked:before:bg-on-accent forced-colors:appearance-auto ${tick}`}
        {...input}
      />
      {children}
    </label>
  );
}
