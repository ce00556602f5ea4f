import type { EmblemName } from '@/content/holyheaven/emblem';
import type { QuoteId } from '@/content/holyheaven/quotes';
import type { PictureName } from '@/content/pictures';

import type { Guide } from './guide/types';

/** 1 is January, 12 is December. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The authority on a fact that may change, and the day (`2026-11-21`) on which we last checked it. */
export type Source = { authority: string; checked: string; website?: string };

/** One line of the year's chart; `months` in the order of the season, so that 12 can come before 1. */
export type YearRow = {
  kind: 'best' | 'good' | 'care' | 'closed' | 'festival';
  name: string;
  months: readonly Month[];
  text?: string;
};

/** A place on the way; `toTemple` is the distance from there, with its unit. */
export type RouteStop = { kind: 'airport' | 'station'; name: string; toTemple: string; note?: string };

/** Hours that hold on every day of a period; without `from` and `through`, all year. */
export type HoursPeriod = { from?: string; through?: string } & (
  | { opens: string; closes: string }
  | { closed: true }
);

export type Titled = { title: string; text: string };

/**
 * Everything the site says about one temple, in one language. A second language is a second file with the same shape.
 * The first nine fields are the specification's.
 */
export type Temple = {
  /** Digits only, without a leading zero: the last part of the temple's address. */
  id: string;
  title: string;
  /** One or two sentences: the listing shows them, and search engines do. */
  description: string;
  image: PictureName;
  travelInfo: string;
  tripPlanning: string;
  donationLink: `/holyheaven/donation/${string}`;
  tripLink: `/holyheaven/plan-trips/${string}`;
  icon: EmblemName;

  /** The name of this temple's content file, without the extension. */
  slug: string;
  /** What search engines show, 70 to 160 characters. */
  summary: string;
  poster: PictureName;
  devanagari: string;
  /** Where among the four dhams, as a word. */
  direction: string;
  /** What people call the place in a sentence: "the year at …". */
  place: string;
  town: string;
  state: string;
  deity: string;
  /** Other spellings and scripts, for the search only. */
  aliases: readonly string[];
  /** The line under the title. */
  standfirst: string;
  story: readonly string[];
  facts: readonly { term: string; detail: string }[];
  verse: QuoteId;
  year: { rows: readonly YearRow[]; source: Source };
  route: { stops: readonly RouteStop[]; via: readonly string[]; source: Source };
  hours: { text: string; source: Source };
  tips: readonly Titled[];
  rules: { items: readonly Titled[]; source: Source };
  /** For structured data: the position, encyclopedia entries, and only hours that are certain. */
  marked: {
    /** Only where the temple body itself says that darshan is free. */
    free?: true;
    position: { latitude: number; longitude: number };
    sameAs: readonly string[];
    hours: readonly HoursPeriod[];
  };
  /** What a pilgrim asks first: is it open, what to bring, how to get there, whom to call. */
  guide: Guide;
};
