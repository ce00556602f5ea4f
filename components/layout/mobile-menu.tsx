'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './mobile-menu.module.css';

const ID = 'site-menu';
const menu = () => document.getElementById(ID);
/** Whether the element is part of the menu or its button. */
const isWithin = (element: Element | null) => element?.closest(`#${ID}, [popovertarget=${ID}]`);

function close() {
  const { activeElement } = document;
  if (menu()?.hidePopover) menu()?.hidePopover();
  else if (isWithin(activeElement)) (activeElement as HTMLElement).blur();
}

type MobileMenuProps = {
  label: string;
  /** The button's label while the menu is open. */
  closeLabel: string;
  children: ReactNode;
};

/**
 * The header's menu on small screens. As a popover it needs no script to open, to close on Escape or a click outside,
 * or to return the focus. The script closes it on a route change, on a link, and on a click outside where the browser
 * fails to (iOS before 18.3). It also sets `aria-expanded`, for assistive technology that the browser does not inform:
 * HTML does not allow that attribute beside `popovertarget`.
 *
 * Browsers without popovers (Safari 16, Chrome 113) show the menu while it or its button has the focus.
 */
export function MobileMenu({ label, closeLabel, children }: MobileMenuProps) {
  // Undefined without popovers.
  const [open, setOpen] = useState<boolean>();

  // A visitor may have opened it before the script ran.
  useEffect(() => {
    if (menu()?.hidePopover) setOpen(menu()?.matches(':popover-open'));
  }, []);

  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes when the path changes
  useEffect(() => close, [pathname]);

  useEffect(() => {
    if (open === false) return;
    const listening = new AbortController();
    const closeOn = (type: string, when: (target: Element, key?: string) => unknown) =>
      document.addEventListener(
        type,
        (event) => when(event.target as Element, (event as KeyboardEvent).key) && close(),
        listening,
      );
    // Not on `click`, which iOS does not send for text and pictures. A scroll ends without `pointerup`.
    closeOn('pointerup', (target) => !isWithin(target));
    // A link to the current page does not change the route.
    closeOn('click', (target) => isWithin(target.closest('a')));
    closeOn('keydown', (_, key) => key === 'Escape');
    return () => listening.abort();
  }, [open]);

  return (
    <>
      <button
        type="button"
        // Without it, Safari does not focus a tapped button.
        tabIndex={0}
        popoverTarget={ID}
        aria-expanded={open}
        aria-controls={ID}
        className={clsx(
          // The same width with either label, and before the label arrives.
          'min-h-11 min-w-19 rounded-control border border-current text-small font-semibold @5xl:hidden',
          '@max-[17rem]:min-w-0 @max-[17rem]:px-1',
        )}
      >
        {open ? closeLabel : label}
      </button>
      <div
        id={ID}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        // Without popovers, pressing a link must not move the focus out of the menu before the click.
        tabIndex={-1}
        className={clsx(
          // Where the header scrolls away, its menu does, too.
          '[position:var(--menu-position,fixed)] inset-auto top-(--header-height) right-0 left-0 m-0 w-full overflow-y-auto @5xl:hidden',
          'max-h-[min(24rem,calc(100dvh-var(--header-height)))]',
          'border-b border-line bg-canvas px-gutter py-4 text-ink [box-shadow:0_24px_48px_var(--shade)]',
          styles.menu,
        )}
      >
        {children}
      </div>
    </>
  );
}
