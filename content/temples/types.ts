import type { QuoteId } from '@/content/holyheaven/quotes';
import type { PictureName } from '@/content/pictures';

/** 1 is January, 12 is December. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The small drawings of components/holyheaven/ornament/emblem.tsx. */
export type EmblemName = 'peak' | 'wheel' | 'wave' | 'lamp' | 'lotus';

/** Who decides a fact that changes, and the day (`2026-11-21`) on which we last looked. */
export type Source = { authority: string; checked: string; website?: string };

/** One line of the year's chart; `months` in the order in which they follow, over the year's end too. */
export type YearRow = {
  kind: 'best' | 'good' | 'care' | 'closed' | 'festival';
  name: string;
  months: readonly Month[];
  text?: string;
};

/** A place on the way; `toTemple` is what remains from there, in words with its unit. */
export type RouteStop = { kind: 'airport' | 'station'; name: string; toTemple: string; note?: string };

/** Hours that hold on every day from one day through another; without days, all year. */
export type OpeningPeriod = { from?: string; through?: string } & (
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

  /** The name of the temple's own file, without its ending. */
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
  /** The same for machines: the position among the facts, encyclopedia entries, and only hours that are certain. */
  marked: {
    position: { latitude: number; longitude: number };
    sameAs: readonly string[];
    opening: readonly OpeningPeriod[];
  };
};
