'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * The site's link. Next's own instant jump to the top is off, since ScrollToTop animates it, and a page is
 * prefetched when somebody points at its link, not when the link comes into view.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'scroll'>) {
  const [intended, setIntended] = useState(false);
  const intend = () => setIntended(true);
  return (
    <NextLink
      {...props}
      scroll={false}
      prefetch={intended ? null : false}
      onPointerEnter={intend}
      onFocus={intend}
      onTouchStart={intend}
    />
  );
}
