import type { EmblemName } from '@/content/holyheaven/emblem';
import type { FrameName } from '@/content/holyheaven/frame';
import type { QuoteId } from '@/content/holyheaven/quotes';
import type { LanguageCode } from '@/content/languages';
import type { PictureName } from '@/content/pictures';
import type { Guide, GuideFacts, GuideWords, Titled } from './guide/types';

/** Hours that hold on every day of a period; without `from` and `through`, all year. */
export type HoursPeriod = { from?: string; through?: string } & (
  | { opens: string; closes: string }
  | { closed: true }
);

/** What is true of a temple in every language. */
export type TempleFacts = {
  /** Digits only, without a leading zero: the last part of the temple's address. */
  id: string;
  image: PictureName;
  donationLink: string;
  tripLink: string;
  icon: EmblemName;
  /** The name of this temple's content files, without the extension. */
  slug: string;
  poster: PictureName;
  /** How windows are built in its region; plain if left out. */
  frame?: FrameName;
  /** The name in Devanagari. */
  devanagari: string;
  /** Other names in any language and script, for the search only. It finds other spellings of a name by itself. */
  aliases: readonly string[];
  verse: QuoteId;
  /** For structured data: the position, encyclopedia entries, and only hours that are certain. */
  marked: {
    /** Only where the temple body itself says that darshan is free. */
    free?: true;
    position: { latitude: number; longitude: number };
    sameAs: readonly string[];
    hours: readonly HoursPeriod[];
  };
  /** What a pilgrim asks first: is it open, what to bring, how to get there, whom to call. */
  guide: GuideFacts;
};

/** The words about a temple in one language. Another language is another file with the same shape. */
export type TempleWords = {
  title: string;
  /** One or two sentences: the listing shows them, and search engines do. */
  description: string;
  travelInfo: string;
  tripPlanning: string;
  /** What search engines show, 70 to 160 characters. */
  summary: string;
  /** Where among the four dhams, as a word. */
  direction: string;
  /** What people call the place in a sentence: "the year at …". */
  place: string;
  town: string;
  state: string;
  deity: string;
  /** The line under the title. */
  standfirst: string;
  story: readonly string[];
  facts: readonly { term: string; detail: string }[];
  tips: readonly Titled[];
  guide: GuideWords;
};

/** Everything the site says about one temple, in one language. Its links lead to pages in that language. */
export type Temple = Omit<TempleFacts, 'guide'> &
  Omit<TempleWords, 'guide'> & { language: LanguageCode; guide: Guide };
