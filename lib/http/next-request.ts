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
