import { type LanguageCode, pathIn } from '@/content/languages';

export type ComingSoonType = 'generic' | 'donation' | 'trip';

// The path under which a variant is built.
const BUILT = /^(.*\/under-development\/[^/]+)\/(donation|trip)$/;

/** A page's public address, given the path under which it was built. */
export const publicPath = (path: string): string => path.replace(BUILT, '$1?type=$2');

/** The address of a coming-soon page. The id can be any string. */
export const comingSoonPath = (templeId: string, type: ComingSoonType, language: LanguageCode): string =>
  pathIn(language, `/under-development/${templeId}${type === 'generic' ? '' : `?type=${type}`}`);
