export const TEMPLE_HOME = '/holyheaven';
const AREA = /^(\/[a-z]{2})?\/(?:holyheaven|under-development)(?=\/|$)/;

/** The home of the temple area in the language of a temple page. Undefined for other pages. */
export function homeOf(address: string): string | undefined {
  const match = AREA.exec(address);
  return match ? (match[1] ?? '') + TEMPLE_HOME : undefined;
}

/** The folders of the temple area in the language of a temple page; none for other pages. */
export function areaOf(address: string): string[] {
  const home = homeOf(address);
  return home === undefined ? [] : [home, home.replace('holyheaven', 'under-development')];
}

/**
 * Returns the URL to serve for `url` (a path with its query). On the temple host, `/` is the temple home.
 * @param host the request's Host header.
 * @param templeHost lower-case host name, or undefined if the site has no temple host.
 */
export function urlForHost(url: string, host: string | undefined, templeHost: string | undefined): string {
  if (templeHost === undefined || host?.toLowerCase().replace(/:\d*$/, '') !== templeHost) return url;
  return /^\/(\?|$)/.test(url) ? TEMPLE_HOME + url.slice(1) : url;
}
