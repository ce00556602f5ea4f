import { clsx } from 'clsx';
import type { AnchorHTMLAttributes } from 'react';
import type { NavLink } from '@/content/navigation';
import { Link } from './link';

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link to one of our pages, or a plain anchor for calendar files and `mailto:`, `tel:` and `https:` addresses. */
export function Anchor(props: AnchorProps) {
  return /^[a-z]+:|\.ics$/.test(props.href) ? <a {...props} /> : <Link {...props} />;
}

export const textLinkLook = 'text-accent-text underline decoration-1 underline-offset-4 hover:decoration-2';

/** A link in running text. */
export function TextLink({ className, ...props }: AnchorProps) {
  return <Anchor {...props} className={clsx(textLinkLook, className)} />;
}

/** A list of links, each large enough to tap. */
export function LinkList({ links, className }: { links: readonly NavLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ href, label, hrefLang }) => (
        <li key={href}>
          <TextLink href={href} hrefLang={hrefLang} className="inline-flex min-h-11 items-center">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
