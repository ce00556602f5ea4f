import { clsx } from 'clsx';
import { Link } from '@/components/ui/link';

type WayOnProps = { href: string; label: string; text: string; labelLook: string; textLook?: string };

/** One of two large links side by side, with an arrow; its whole area can be clicked. */
export function WayOn({ href, label, text, labelLook, textLook }: WayOnProps) {
  const arrow = "after:text-heading after:text-accent after:content-['→']";
  return (
    <li className="relative py-8 md:first:border-r md:first:border-line md:first:pr-8 md:last:pl-8">
      <Link href={href} className={clsx('before:absolute before:inset-0 hover:text-accent-text', labelLook)}>
        {label}
      </Link>
      <p className={clsx('mt-4 flex items-end justify-between gap-4 text-muted', textLook, arrow)}>{text}</p>
    </li>
  );
}
