import type { EmblemName } from '@/content/holyheaven/emblem';
import type { QuoteId } from '@/content/holyheaven/quotes';
import type { PictureName } from '@/content/pictures';
import type { Guide, Titled } from './guide/types';

/** Hours that hold on every day of a period; without `from` and `through`, all year. */
export type HoursPeriod = { from?: string; through?: string } & (
  | { opens: string; closes: string }
  | { closed: true }
);

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
  tips: readonly Titled[];
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
