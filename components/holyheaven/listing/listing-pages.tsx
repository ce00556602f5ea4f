import { clsx } from 'clsx';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { listingPath } from '@/lib/temples/listing';

type ListingPagesProps = { page: number; pages: number; language: LanguageCode };

export function ListingPages({ page, pages, language }: ListingPagesProps) {
  const { listing } = wordsIn(language);
  if (pages === 1) return null;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <nav aria-label={listing.pages} className="mt-8">
      <p className="text-small text-muted">{listing.pages}</p>
      <ul className="mt-2 flex flex-wrap gap-x-2">
        {numbers.map((number) => (
          <li key={number}>
            <a
              href={listingPath(number, language)}
              aria-current={number === page ? 'page' : undefined}
              className={clsx(
                'inline-flex min-h-11 min-w-11 items-center justify-center underline-offset-4 hover:underline',
                number === page && 'border-b-2 border-accent font-semibold',
              )}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
