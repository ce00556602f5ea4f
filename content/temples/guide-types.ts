import type { z } from 'zod';
import type { LanguageCode } from '@/content/languages';
import type { GuideFacts, guideWordsSchema } from './guide-schemas';

export type { GuideFacts } from './guide-schemas';

export type Day = string;
export type YearDay = string;
export type DayRange = { from: Day; through: Day };
export type YearRange = { from: YearDay; through: YearDay };
export type Doors = GuideFacts['hours'][number]['doors'][number];
export type DaySpan = GuideFacts['season'][number];
export type Evidence = DaySpan['evidence'];
export type Dated = GuideFacts['crowds'][number];
export type GuideEvent = GuideFacts['events'][number];
export type DatedEvent = Extract<GuideEvent['when'], DayRange>;
export type Month = Extract<GuideEvent['when'], { months: unknown }>['months'][number];
export type Contact = GuideFacts['contacts'][number];
export type BringItem = GuideFacts['bring'][number]['item'];
export type BandKind = GuideFacts['year'][number]['kind'];
export type GuideWordsFor<Facts extends GuideFacts> = z.infer<ReturnType<typeof guideWordsSchema<Facts>>>;
export type GuideWords = GuideWordsFor<GuideFacts>;

/** Facts and the words of one language. */
export type Guide = { facts: GuideFacts; words: GuideWords; language: LanguageCode };

/** The small drawings of components/holyheaven/ornament/ornament.tsx. */
export type EmblemName = 'peak' | 'wheel' | 'wave' | 'lamp' | 'lotus';
