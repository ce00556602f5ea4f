import type { SlotName } from '@/lib/temples/today/fill-in';

type SlotProps = {
  name: SlotName;
  as?: 'p' | 'h2';
  className?: string;
  id?: string;
  /** What stands there without a script; hidden when empty. */
  children?: string;
};

/**
 * A place for a part of today's answer, which lib/temples/today/fill-in.ts writes. It may do so before React takes the page
 * over: React accepts that only where the element's one child is a text, an empty one too.
 */
export function Slot({ name, as: Element = 'p', children = '', ...props }: SlotProps) {
  return (
    <Element {...props} data-slot={name} hidden={!children} suppressHydrationWarning>
      {children}
    </Element>
  );
}
