/** The address of the worker that keeps offline copies, fixed for ever: browsers that have it ask there for its next version. */
export const WORKER = '/offline.js';
/** The worker that removes itself and its copies. Hosts serve it at WORKER while SITE_OFFLINE is off. */
export const REMOVAL = '/offline-off.js';

const AREA = /^(\/[a-z]{2})?\/(?:holyheaven|under-development)(?=\/|$)/;

/** The home of the temple area in the language of a temple page. Undefined for other pages. */
export function homeOf(address: string): string | undefined {
  const match = AREA.exec(address);
  return match ? `${match[1] ?? ''}/holyheaven` : undefined;
}

/** The scopes in which a page registers the worker: the temple area in its language, or nothing. */
export function scopesOf({ address, atRoot }: { address: string; atRoot?: boolean | undefined }): string[] {
  const home = homeOf(address);
  if (home === undefined) return [];
  return [home, home.replace('holyheaven', 'under-development'), ...(atRoot ? ['/'] : [])];
}
