import { clsx } from 'clsx';
import { Link } from '@/components/ui/link';

type WaysOnProps = {
  links: readonly { href: string; label: string; text: string }[];
  /** How many fit side by side in a wide window. */
  columns: 'md:grid-cols-2' | 'md:grid-cols-3';
};

/** Large links side by side, each with an arrow. */
export function WaysOn({ links, columns }: WaysOnProps) {
  return (
    <ul className={clsx('grid', columns)}>
      {links.map(({ href, label, text }) => (
        <li
          key={href}
          className="relative border-line py-3 max-md:flex max-md:items-center max-md:justify-between max-md:not-last:border-b md:py-8 md:not-last:border-r md:px-8 md:first:pl-0 md:last:pr-0"
        >
          {/* The whole area is clickable. */}
          <Link
            href={href}
            className="wide text-heading before:absolute before:inset-0 hover:text-accent-text"
          >
            {label}
          </Link>
          <p className="flex items-end justify-between gap-4 text-muted md:mt-4 after:text-heading after:text-accent after:content-['→']">
            <span className="max-md:sr-only">{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
