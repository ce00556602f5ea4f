'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * The bar's menu on small screens. It is a popover: the browser opens it without JavaScript, closes it on Escape and
 * on a click outside, gives the focus back to the button, and tells assistive technology whether it is open. The served
 * button has no `aria-expanded`, which HTML does not allow beside `popovertarget`: the script adds it, for whatever
 * does not hear of the state from the browser, and closes the menu on a route change.
 */
export function MobileMenu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();
  const pathname = usePathname();

  useEffect(() => {
    const element = menu.current;
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    element?.addEventListener('toggle', onToggle);
    // It may have been opened before the script ran.
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
        className="menu-button lg:hidden"
      >
        Menu
      </button>
      <div ref={menu} id="site-menu" popover="auto" className="site-menu">
        {children}
      </div>
    </>
  );
}
