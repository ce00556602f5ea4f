'use client';

import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/button';

// A tab opened on this page has nothing to go back to, though its history may count an entry.
function hasPreviousPage(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (window.history.length < 2) return false;
  return navigation ? navigation.canGoBack || document.referrer !== '' : true;
}

/** Leads to the previous page, or to `href` if there is none or no JavaScript. */
export function GoBack({ href, label }: { href: string; label: string }) {
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !hasPreviousPage()) return;
    event.preventDefault();
    window.history.back();
  }
  return (
    <ButtonLink href={href} variant="secondary" onClick={onClick}>
      {label}
    </ButtonLink>
  );
}
