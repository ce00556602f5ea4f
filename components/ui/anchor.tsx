import type { ComponentProps } from 'react';
import { Link } from './link';

export type AnchorProps = { href: string } & Pick<
  ComponentProps<'a'>,
  'className' | 'children' | 'rel' | 'aria-describedby' | 'onClick'
>;

/** A link to anywhere: our own pages go through Link, other addresses (mailto:, tel:, https:) are plain anchors. */
export function Anchor(props: AnchorProps) {
  return /^[a-z]+:/.test(props.href) ? <a {...props} /> : <Link {...props} />;
}
