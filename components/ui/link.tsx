'use client';

import NextLink from 'next/link';
import { type ComponentProps, type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * The site's link. Next's own instant jump to the top is off, since ScrollToTop animates it, and a page is
 * prefetched when somebody points at its link, not when the link comes into view. A finger points and taps at once: the
 * answer to the tap would come beside the prefetched data, and twice as much over the phone's network.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'scroll'>) {
  const [intended, setIntended] = useState(false);
  const onPointerEnter = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setIntended(true);
  // By keyboard: a tap brings the focus too.
  const onFocus = ({ currentTarget }: FocusEvent) =>
    currentTarget.matches(':focus-visible') && setIntended(true);
  return (
    <NextLink
      {...props}
      scroll={false}
      prefetch={intended ? null : false}
      onPointerEnter={onPointerEnter}
      onFocus={onFocus}
    />
  );
}
