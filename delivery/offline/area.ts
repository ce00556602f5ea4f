/** The address of the worker that keeps offline copies, fixed for ever: browsers that have it ask there for its next version. */
export const WORKER = '/offline.js';
/** The worker that removes itself and its copies. Hosts serve it at WORKER while SITE_OFFLINE is off. */
export const REMOVAL = '/offline-off.js';
/** How the names of the worker's caches begin. */
export const CACHES = 'offline ';

const AREA = /^(\/[a-z]{2})?\/(?:holyheaven|under-development)(?=\/|$)/;

/** The path before `/holyheaven` of a temple page, which names its language (`''`, `/hi`). Undefined for other pages. */
export function languagePath(address: string): string | undefined {
  const match = AREA.exec(address);
  return match ? (match[1] ?? '') : undefined;
}

/** The home of the temple area of a language. */
export const homeOf = (language: string): string => `${language}/holyheaven`;

/** The scopes in which a page registers the worker: the temple area in its language, or nothing. */
export function scopesOf({ address, atRoot }: { address: string; atRoot?: boolean | undefined }): string[] {
  const language = languagePath(address);
  if (language === undefined) return [];
  return [homeOf(language), `${language}/under-development`, ...(atRoot ? ['/'] : [])];
}
