import type { z } from 'zod';
import type { LanguageCode } from '@/content/languages';
import type { Guide, GuideWords, GuideWordsFor } from './guide-types';
import type { templeFactsSchema, templeWordsSchema } from './schemas';

export type TempleFacts = z.infer<typeof templeFactsSchema>;
type OwnWords = Omit<z.infer<ReturnType<typeof templeWordsSchema>>, 'guide'>;
export type TempleWords = OwnWords & { guide: GuideWords };

/** The words that exactly these facts need: a missing or spare key does not compile. */
export type WordsFor<Facts extends TempleFacts> = OwnWords & { guide: GuideWordsFor<Facts['guide']> };

/** Everything the site says about one temple, in one language. Its links lead to pages in that language. */
export type Temple = Omit<TempleFacts, 'guide'> &
  OwnWords & { language: LanguageCode; donationLink: string; tripLink: string; guide: Guide };

export type FrameName = NonNullable<TempleFacts['windowFrame']>;
