import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

type WayOnProps = { href: string; label: string; text: ReactNode; labelLook: string; textLook?: string };

/** One of the large links side by side, each with an arrow. */
export function WayOn({ href, label, text, labelLook, textLook }: WayOnProps) {
  return (
    <li className="relative border-line py-8 max-md:not-last:border-b md:not-last:border-r md:px-8 md:first:pl-0 md:last:pr-0">
      {/* The whole area can be clicked. */}
      <Link href={href} className={clsx('before:absolute before:inset-0 hover:text-accent-text', labelLook)}>
        {label}
      </Link>
      <p
        className={clsx(
          "mt-4 flex items-end justify-between gap-4 text-muted after:text-heading after:text-accent after:content-['→']",
          textLook,
        )}
      >
        {text}
      </p>
    </li>
  );
}
