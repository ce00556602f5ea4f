export const TEMPLE_HOME = '/holyheaven';

/**
 * Returns the URL to serve for `url` (a path with its query). On the temple host, `/` is the temple home.
 * @param host the request's Host header.
 * @param templeHost lower-case host name, or undefined if the site has no temple host.
 */
export function urlForHost(url: string, host: string | undefined, templeHost: string | undefined): string {
  if (templeHost === undefined || host?.toLowerCase().replace(/:\d*$/, '') !== templeHost) return url;
  return /^\/(\?|$)/.test(url) ? TEMPLE_HOME + url.slice(1) : url;
}
