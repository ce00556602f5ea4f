import { TEMPLE_HOME } from '@/content/languages';

const AREA = /^(\/[a-z]{2})?\/(?:holyheaven|under-development)(?=\/|$)/;

/** The temple home in a temple page's language. Undefined for other pages. */
export function homeOf(address: string): string | undefined {
  const match = AREA.exec(address);
  return match ? (match[1] ?? '') + TEMPLE_HOME : undefined;
}

/** The folders of the temple area in a temple page's language. Empty for other pages. */
export function areaFolders(address: string): string[] {
  const home = homeOf(address);
  return home === undefined ? [] : [home, home.replace('holyheaven', 'under-development')];
}

/** The page shown offline in place of one that is not kept. */
export const offlinePath = (home: string): string => `${home}/offline`;
