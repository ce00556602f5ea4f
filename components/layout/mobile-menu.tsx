'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * The bar's menu on small screens. As a popover it needs no script to open, to close on Escape or a click outside, or
 * to give the focus back. The script closes it on a route change. It also sets `aria-expanded`, for assistive technology
 * that is not told the state by the browser: HTML does not allow that attribute beside `popovertarget`.
 */
export function MobileMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();
  const pathname = usePathname();

  useEffect(() => {
    const element = menu.current;
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    element?.addEventListener('toggle', onToggle);
    // A visitor may have opened it before the script ran.
    setOpen(element?.matches(':popover-open') ?? false);
    return () => element?.removeEventListener('toggle', onToggle);
  }, []);

  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current !== pathname) menu.current?.hidePopover();
    previous.current = pathname;
  }, [pathname]);

  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        aria-expanded={open}
        aria-controls="site-menu"
        className="min-h-11 rounded-control border border-current px-4 text-small font-semibold lg:hidden"
      >
        {label}
      </button>
      <div
        ref={menu}
        id="site-menu"
        popover="auto"
        className={clsx(
          'fixed inset-auto top-(--header-height) right-0 left-0 m-0 max-h-[24rem] w-full overflow-y-auto',
          'border-b border-line bg-canvas px-gutter py-4 text-ink [box-shadow:0_24px_48px_var(--shade)]',
        )}
      >
        {children}
      </div>
    </>
  );
}
