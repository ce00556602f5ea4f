import type { ComponentProps } from 'react';
import { Link } from './link';

export type AnchorProps = { href: string } & Pick<
  ComponentProps<'a'>,
  'className' | 'children' | 'rel' | 'download' | 'aria-describedby' | 'onClick' | 'suppressHydrationWarning'
>;

/** A link to one of our pages, or a plain anchor for files and for `mailto:`, `tel:` and `https:` addresses. */
export function Anchor(props: AnchorProps) {
  return /^[a-z]+:|\.ics$/.test(props.href) ? <a {...props} /> : <Link {...props} />;
}
