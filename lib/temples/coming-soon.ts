import { type LanguageCode, pathIn } from '@/content/languages';

export type ComingSoonType = 'generic' | 'donation' | 'trip';

// The address under which a variant is built.
const BUILT = /^(.*\/under-development\/[^/]+)\/(donation|trip)$/;

/** The public address of a page, from the path under which it was built. */
export const publicPath = (path: string): string => path.replace(BUILT, '$1?type=$2');

/** The address of a coming-soon page. Any string may come as an id. */
export const comingSoonPath = (templeId: string, type: ComingSoonType, language: LanguageCode): string =>
  pathIn(language, `/under-development/${templeId}${type === 'generic' ? '' : `?type=${type}`}`);
