'use client';

import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/button';

// A tab that was opened on this page has no page of the visitor's to go back to, though its history may count one.
function hasPreviousPage(): boolean {
  const { navigation } = window as { navigation?: { canGoBack: boolean } };
  if (window.history.length < 2) return false;
  return navigation ? navigation.canGoBack || document.referrer !== '' : true;
}

/** Leads to the previous page; where there is none, and without JavaScript, to `href`. */
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
