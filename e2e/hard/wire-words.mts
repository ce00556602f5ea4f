const words = (text: string) => text.trim().split(/\s*\|\s*/);

export const methods = [
  ...words(
    'GET|HEAD|PUT|PATCH|DELETE|OPTIONS|TRACE|PROPFIND|PURGE|QUERY|CONNECT|LINK|post|M-SEARCH|SOURCE|POST POST',
  ),
  ...['', 'POST\t', 'P\u00d6ST', 'GET /x HTTP/1.1\r\nHost: a\r\n\r\nPOST'],
];

export const segments = [
  ...words(
    '%|%2e%2e|..|.|%00|%ff|%c0%ae|%E0%A4%A|%0d%0a|;a=b|:|*|~|@x|[slug]|%5Bslug%5D|%5BtempleId%5D|[...x]',
  ),
  ...words('_next|static|data|image|index.rsc|__proto__|constructor|(company)|_not-found|_error|500|404'),
  ...words('career|holyheaven|donation|under-development|api|v1|auth|register|health'),
  ...['', ' ', '\\', '\u00e9'],
];

export const queries = [
  ...words('?|??|?type=donation|?type=%ff|?_rsc=x|?q=%|?__proto__[x]=1|?__nextLocale=x|?nxtPtempleId=1'),
  ...['', '', `?${'a=1&'.repeat(500)}`],
];

/** Addresses of every kind: dynamic, prerendered, unknown, file, picture. */
export const targets = words(
  '/about|/nowhere|/holyheaven/zz|/holyheaven/1|/under-development/a?type=trip|/career/x|/api/health|' +
    '/_next/static/x.js|/_next/image?url=/a&w=1&q=1|/api/v1/auth/register',
);

/** Headers that Next, Node or a proxy gives a meaning to, with values that make none. */
export const headers = [
  ...words(
    'RSC: 1|Next-Action: x|Next-Action: 40a1b2c3d4e5f60718293a4b5c6d7e8f9012345678|Next-Url: //|Next-Resume: 1',
  ),
  ...words(
    'Next-Router-State-Tree: [[[|Next-Router-State-Tree: %|Next-Router-Prefetch: 1|Next-Router-Prefetch: 2',
  ),
  ...words('Next-Router-Segment-Prefetch: /../..|x-nextjs-data: 1|x-middleware-subrequest: middleware'),
  ...words(
    'x-middleware-rewrite: /500|x-invoke-status: 500|x-invoke-path: /x|x-invoke-error: {|x-matched-path: /500',
  ),
  ...words('x-now-route-matches: 1=x|x-prerender-revalidate: x|x-forwarded-host: a b|x-forwarded-host: [::'),
  ...words(
    'x-forwarded-proto: javascript|x-forwarded-port: 99999|Forwarded: for="_x"|X-Forwarded-For: , , ,',
  ),
  ...words('Range: bytes=999999999-|Range: bytes=0-0,1-1|Range: x|If-None-Match: "|If-Modified-Since: x'),
  ...words(
    'Accept-Encoding: *;q=0|Accept: text/x-component|Cookie: __prerender_bypass=x|Upgrade: h2c|Expect: x',
  ),
  ...words(
    'Content-Type: multipart/form-data|Content-Type: multipart/form-data; boundary=x|Authorization: Basic %%%',
  ),
  ...words('Transfer-Encoding: x|Content-Length: 9|Content-Length: -1|Content-Length: 1e3|Host: b|Host: [::'),
  ...words('Host: a/b?c#d|X-Client-Address: 1|Foo bar: x'),
  ...[' Folded: x', 'A\u0000b: x'],
];
