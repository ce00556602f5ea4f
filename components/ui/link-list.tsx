import type { NavLink } from '@/content/navigation';
import { TextLink } from './text-link';

/** Links one after the other, each large enough for a finger. */
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
