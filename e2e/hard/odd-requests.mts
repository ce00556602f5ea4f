const PATH = '/api/v1/auth/register';
const BODY = '{"fullName":"Asha Rao","email":"odd@example.org","password":"Sky-high-9"}';

const list = (words: string) => words.split('|');
const methods = list(
  'GET|GET|GET|GET|GET|HEAD|POST|POST|PUT|DELETE|OPTIONS|TRACE|PROPFIND|CONNECT|post|POST POST|',
);
// ID becomes another word in each request.
const targets = [
  ...list(`${PATH}|${PATH}/ID|/${PATH}|*|//a.b|x||http://evil.example${PATH}|/%|/%ffID|/..%2f..|/%00|/\\ID`),
  ...list('/ID|/holyheaven/ID|/hi/holyheaven/ID|/holyheaven/donation/ID|/under-development/ID|/career/ID'),
  ...list('/api/ID|/pictures/ID|/_next/static/ID.js|/_next/image?w=640&q=75&url=%2FID|/__proto__|/a?q=%ID'),
  ...list('/about?ID|/holyheaven?q=ID&_rsc=ID|/holyheaven/1?technology=ID|/holyheaven/99?__proto__[ID]=1'),
  ...[`/${'a'.repeat(9000)}ID`, `/about?${'a=ID&'.repeat(200)}`],
];
// Headers that Next, Node or a proxy gives a meaning to, with values that make none, and those of framing.
const headers = [
  ...list(
    'RSC: 1|Next-Action: ID|Next-Url: //ID|Next-Router-State-Tree: [[[|Cookie: a=ID|Host: ID|Host: [::',
  ),
  ...list(
    'x-middleware-rewrite: /500|x-invoke-status: 500|x-matched-path: /500|Range: bytes=9-,0-0| Folded: x',
  ),
  ...list(
    'If-None-Match: W/"ID", *|Accept-Encoding: br;q=0.1, ID|Upgrade: h2c|Expect: x|Forwarded: for="_x"',
  ),
  ...list('X-HTTP-Method-Override: POST|Transfer-Encoding: chunked|Transfer-Encoding: x|A\0b: x'),
  ...list('Next-Router-Segment-Prefetch: /../ID|Content-Length: 5|Content-Length: 1e3|If-Modified-Since: ID'),
];
const bodies = [
  '',
  '',
  BODY,
  `${BODY.length.toString(16)}\r\n${BODY}`,
  'zz\r\n',
  '-1\r\n',
  '{"a":',
  '\0\x16\x03',
];
const anyOf = (items: string[]) => items[Math.floor(Math.random() * items.length)] ?? '';

/**
 * A request that no well-meaning client sends, byte by byte. The word `id` makes it differ from every other. Without
 * X-Secure-Request, none may make an account.
 */
export function oddRequest(id: string): string {
  const fields = Array.from({ length: Math.random() * 3 }, () => anyOf(headers));
  const usual = ['Host: a', 'Connection: close', 'Content-Type: application/json', ...fields];
  const head = `${anyOf(methods)} ${anyOf(targets)} HTTP/1.1\r\n${usual.join('\r\n')}\r\n\r\n`;
  // A body nobody announced is a broken request of its own, and hides what the head alone would do.
  return head.replaceAll('ID', id) + (Math.random() < 0.2 ? anyOf(bodies) : '');
}
