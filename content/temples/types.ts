import type { z } from 'zod';
import type { LanguageCode } from '@/content/languages';
import type { GuideFacts } from '@/content/schema/guides';
import type { guideWordsSchema, templeFactsSchema, templeWordsSchema } from '@/content/schema/temples';

export type { GuideFacts } from '@/content/schema/guides';

export type Day = string;
/** Both days included. Of one year, such as `2026-11-21`, or of every year, such as `11-21`. */
export type DayRange = { from: Day; through: Day };
export type Doors = GuideFacts['hours'][number]['doors'][number];
export type DaySpan = GuideFacts['season'][number];
export type Evidence = DaySpan['evidence'];
export type Dated = GuideFacts['crowds'][number];
export type GuideEvent = GuideFacts['events'][number];
export type Month = NonNullable<GuideFacts['bring'][number]['months']>[number];
export type Contact = GuideFacts['contacts'][number];
export type BandKind = GuideFacts['year'][number]['kind'];
export type GuideWordsFor<Facts extends GuideFacts> = z.infer<ReturnType<typeof guideWordsSchema<Facts>>>;
export type GuideWords = GuideWordsFor<GuideFacts>;

/** Facts with the words of one language. */
export type Guide = { facts: GuideFacts; words: GuideWords; language: LanguageCode };

export type TempleFacts = z.infer<typeof templeFactsSchema>;
type OwnWords = Omit<z.infer<ReturnType<typeof templeWordsSchema>>, 'guide'>;
export type TempleWords = OwnWords & { guide: GuideWords };

/** The words that exactly these facts need: a missing or extra key does not compile. */
export type WordsFor<Facts extends TempleFacts> = OwnWords & { guide: GuideWordsFor<Facts['guide']> };

/** Everything the site says about one temple, in one language. Its links lead to pages in that language. */
export type Temple = Omit<TempleFacts, 'guide'> &
  OwnWords & { language: LanguageCode; donationLink: string; tripLink: string; guide: Guide };

export type WindowFrame = NonNullable<TempleFacts['windowFrame']>;
