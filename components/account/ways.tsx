import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { account } from '@/content/account';

const { meanwhile, ways } = account.dashboard;

/** What a visitor can do until the workspace opens, below its title and `children`. */
export const Ways = ({ children }: { children?: ReactNode }) => (
  <>
    <h2 className="mt-5 font-sans text-small font-semibold">{meanwhile}</h2>
    {children}
    <ul className="mt-3 border-t border-line">
      {ways.map(({ href, label, text }) => (
        <li
          key={href}
          className="relative items-baseline border-b border-line py-2 leading-snug sm:grid sm:grid-cols-[15rem_1fr]"
        >
          <Link
            href={href}
            className="text-item font-semibold before:absolute before:inset-0 after:absolute after:right-0 after:text-accent after:content-['→'] hover:text-accent-text"
          >
            {label}
          </Link>
          <p className="text-small text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </>
);
