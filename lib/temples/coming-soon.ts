import { type LanguageCode, pathIn } from '@/content/languages';

/** What a coming-soon page stands in for. */
export type ComingSoonType = 'generic' | 'donation' | 'trip';

/** The address of a coming-soon page. Any string may come as an id. */
export const comingSoonPath = (templeId: string, type: ComingSoonType, language: LanguageCode): string =>
  pathIn(language, `/under-development/${templeId}${type === 'generic' ? '' : `?type=${type}`}`);
