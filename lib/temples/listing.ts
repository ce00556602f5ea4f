import type { Temple } from '@/content/temples/types';

// With picture and words.
const LARGE = 12;
// With name and state only.
const LINES = 200;

/** What one page of the listing shows, and how many pages there are. */
export type ListingPage = { large: readonly Temple[]; lines: readonly Temple[]; pages: number };

/** Page `page` of the listing, from 1: the first shows twelve temples large; each shows up to 200 as lines after them. */
export function listingPage(temples: readonly Temple[], page: number): ListingPage {
  const start = LARGE + (page - 1) * LINES;
  return {
    large: page === 1 ? temples.slice(0, LARGE) : [],
    lines: temples.slice(start, start + LINES),
    pages: Math.max(1, Math.ceil((temples.length - LARGE) / LINES)),
  };
}

/** The address of a page of the listing. */
export const listingPath = (page: number): string =>
  page === 1 ? '/holyheaven' : `/holyheaven/more/${page}`;
