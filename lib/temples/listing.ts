import { type LanguageCode, pathIn } from '@/content/languages';
import type { Temple } from '@/content/temples/types';

// How many temples the first page shows with picture and words, and how many each page shows by name only.
const LARGE = 12;
const LINES = 200;

type ListingPage = { large: readonly Temple[]; lines: readonly Temple[]; pages: number };

/** Page `page` of the listing, counted from 1. Only the first shows temples large, before its lines. */
export function listingPage(temples: readonly Temple[], page: number): ListingPage {
  const start = LARGE + (page - 1) * LINES;
  return {
    large: page === 1 ? temples.slice(0, LARGE) : [],
    lines: temples.slice(start, start + LINES),
    pages: Math.max(1, Math.ceil((temples.length - LARGE) / LINES)),
  };
}

/** The first page is the temple home. */
export const listingPath = (page: number, language: LanguageCode): string =>
  pathIn(language, page === 1 ? '/holyheaven' : `/holyheaven/more/${page}`);
