'use client';

import NextLink from 'next/link';
import { type ComponentProps, type FocusEvent, type PointerEvent, useState } from 'react';

// The language prefix of an address that is not in English.
const languagePart = (path: string) => /^\/[a-z]{2}(?=\/)/.exec(path)?.[0];

/**
 * The site's link. ScrollToTop replaces Next's jump to the top. A page is prefetched when its link is hovered or
 * focused, not when it comes into view. Touch has no hover, so prefetching would download the page twice.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'scroll'>) {
  const [intended, setIntended] = useState(false);
  // A page in another language is another document, which Next would find out only after fetching its data.
  const leaves = () =>
    typeof props.href === 'string' && languagePart(props.href) !== languagePart(location.pathname);
  const onPointerEnter = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setIntended(!leaves());
  // Only for keyboard focus, since a tap moves the focus too.
  const onFocus = ({ currentTarget }: FocusEvent) =>
    currentTarget.matches(':focus-visible') && setIntended(!leaves());
  function leave(event: { preventDefault: () => void }) {
    if (!leaves()) return;
    event.preventDefault();
    location.assign(String(props.href));
  }
  return (
    <NextLink
      {...props}
      scroll={false}
      prefetch={intended ? null : false}
      onNavigate={leave}
      onPointerEnter={onPointerEnter}
      onFocus={onFocus}
    />
  );
}
