/** Answers GET and HEAD only, because it is a page or a file: all that reads a request body lies below `/api`. */
export function isReadOnly(url: string): boolean {
  return !/^\/api(\/|\?|$)/.test(url);
}

/**
 * `url` with the brackets in its path turned into others: Next takes `/career/%5Bslug%5D` for the name of the route
 * `/career/[slug]`, finds no such page, looks again, and ends in a 500. No address of the site has brackets.
 */
export function withoutRouteNames(url: string): string {
  const [path = '', ...query] = url.split('?');
  return [path.replace(/\[|%5B/gi, '(').replace(/\]|%5D/gi, ')'), ...query].join('?');
}

/**
 * `url` with each `%` of its path escaped where the path's escapes are not UTF-8 (`/career/%ff`): Next answers those
 * with a 500 as soon as a route with a parameter could match. So it looks for the path as it is written, and finds none.
 */
export function withoutBrokenEscapes(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
