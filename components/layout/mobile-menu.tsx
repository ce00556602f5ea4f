'use client';

import { clsx } from 'clsx';
import { usePathname } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import styles from './mobile-menu.module.css';

/** Whether the browser knows popovers. Safari 16, Chrome 113 and Firefox 124 do not. */
const hasPopovers = () => 'hidePopover' in HTMLElement.prototype;

type MobileMenuProps = {
  label: string;
  /** What the button says while the menu is open. */
  closeLabel: string;
  children: ReactNode;
};

/**
 * The bar's menu on small screens. As a popover it needs no script to open, to close on Escape or a click outside, or
 * to give the focus back. The script closes it on a route change and at a link, and on a click outside where the
 * browser fails to (iOS before 18.3). It also sets `aria-expanded`, for assistive technology that is not told the
 * state by the browser: HTML does not allow that attribute beside `popovertarget`.
 *
 * Without popovers, the style sheet shows the menu while it or its button has the focus, and the script takes over.
 */
export function MobileMenu({ label, closeLabel, children }: MobileMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();
  const pathname = usePathname();

  const close = useCallback(() => {
    if (hasPopovers()) return menu.current?.hidePopover();
    if (menu.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  }, []);

  useEffect(() => {
    const element = menu.current;
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    element?.addEventListener('toggle', onToggle);
    // A visitor may have opened it before the script ran.
    const { activeElement } = document;
    const focused = activeElement === button.current || element?.contains(activeElement);
    setOpen(hasPopovers() ? element?.matches(':popover-open') : focused);
    return () => element?.removeEventListener('toggle', onToggle);
  }, []);

  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current !== pathname) close();
    previous.current = pathname;
  }, [pathname, close]);

  useEffect(() => {
    if (!open) return;
    // Not at `click`: iOS sends none for text and pictures. A scroll ends without `pointerup`.
    const onPointerUp = ({ target }: Event) => {
      const inside = [button, menu].some(({ current }) => current?.contains(target as Node));
      if (!inside) close();
    };
    // A link to the current page changes no route.
    const onClick = ({ target }: Event) => {
      const link = (target as Element).closest('a');
      if (link && menu.current?.contains(link)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerup', onPointerUp);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerup', onPointerUp);
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [open, close]);

  return (
    <>
      <button
        ref={button}
        type="button"
        // Safari gives the focus to a tapped button only with it.
        tabIndex={0}
        popoverTarget="site-menu"
        aria-expanded={open}
        aria-controls="site-menu"
        onClick={() => !hasPopovers() && setOpen(!open)}
        className={clsx(
          // As wide with either word, and before its word is there.
          'min-h-11 min-w-19 rounded-control border border-current text-small font-semibold @5xl:hidden',
          '@max-[17rem]:min-w-0 @max-[17rem]:px-1',
          styles.button,
        )}
      >
        {open ? closeLabel : label}
      </button>
      <div
        ref={menu}
        id="site-menu"
        popover="auto"
        // Without popovers, a press on a link must not take the focus out of the menu before the click.
        tabIndex={-1}
        className={clsx(
          'fixed inset-auto top-(--header-height) right-0 left-0 m-0 w-full overflow-y-auto @5xl:hidden',
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
