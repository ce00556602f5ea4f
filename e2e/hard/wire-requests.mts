import fc from 'fast-check';
import { headers, methods, queries, segments, targets } from './wire-words.mts';

const PATH = '/api/v1/auth/register';
const BODY = '{"fullName":"Asha Rao","email":"wire@example.org","password":"Sky-high-9"}';
const LENGTH = `Content-Length: ${BODY.length}`;
const USUAL = ['Host: localhost', 'Connection: close'];
const OURS = [...USUAL, 'X-Secure-Request: true', 'Content-Type: application/json'];

const build = (line: string, fields: string[], body: string | Buffer) =>
  Buffer.concat([Buffer.from(`${line}\r\n${fields.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(body)]);
const oneOf = (list: string[]) => fc.constantFrom(...list);
const junk = (maxLength: number) => fc.string({ unit: 'binary', maxLength });

const method = fc
  .tuple(
    fc.oneof(oneOf(methods), junk(4)),
    oneOf(['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method']),
  )
  .filter(([name]) => name !== 'POST')
  .map(([name, override]) => build(`${name} ${PATH} HTTP/1.1`, [...OURS, `${override}: POST`, LENGTH], BODY));

const path = fc
  .tuple(
    oneOf(['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS']),
    fc.oneof(
      fc.array(oneOf(segments), { minLength: 1, maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
      oneOf([
        `${PATH}/`,
        `/${PATH}`,
        `${PATH}%2f`,
        PATH.toUpperCase(),
        '*',
        `http://evil.example${PATH}`,
        '//a.b',
        'x',
        '',
      ]),
      junk(30).map((text) => `/${text}`),
      fc.integer({ min: 100, max: 40_000 }).map((length) => `/${'a'.repeat(length)}`),
    ),
    oneOf(queries),
  )
  .map(([verb, target, query]) =>
    build(`${verb} ${target}${query} HTTP/1.1`, [...USUAL, 'Content-Length: 2'], '{}'),
  );

const header = fc
  .tuple(
    oneOf(['GET', 'HEAD', 'POST', 'PUT']),
    oneOf(targets),
    fc.array(
      fc.oneof(
        { weight: 6, arbitrary: oneOf(headers) },
        { weight: 1, arbitrary: junk(20).map((text) => `X-A: ${text}`) },
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    fc.constantFrom(0, 0, 0, 0, 120, 3000),
  )
  .map(([verb, target, fields, more]) => {
    const many = Array.from({ length: more }, (_, index) => `X-${index}: y`);
    return build(`${verb} ${target} HTTP/1.1`, [...USUAL, ...fields, ...many, 'Content-Length: 2'], '{}');
  });

const lengths = [
  ['Transfer-Encoding: chunked', LENGTH],
  ['Content-Length: 5', 'Content-Length: 6'],
  ['Transfer-Encoding: chunked, identity'],
  ['Transfer-Encoding:\u000bchunked'],
  ['Transfer-Encoding: chunked', 'Transfer-Encoding: x'],
  ['Content-Length: +5'],
  ['Content-Length: 99999999999999999999'],
  ['Content-Length: 0x10'],
  ['Transfer-Encoding: chunked'],
  [],
];
const smuggled = `0\r\n\r\nPOST ${PATH} HTTP/1.1\r\nHost: a\r\n\r\n`;
const bodies = [
  ...[smuggled, 'zz\r\n', 'ffffffffffffffffff\r\nx', '-1\r\n', '5\r\nabc\r\n0\r\n\r\n', '\r\n\r\n', '{"a":'],
  ...[`1;${'x'.repeat(20_000)}\r\na\r\n`, `${BODY.length.toString(16)}\r\n${BODY}`],
];
const framing = fc
  .tuple(fc.constantFrom(...lengths), oneOf(bodies))
  .map(([fields, body]) => build(`POST ${PATH} HTTP/1.1`, [...OURS, ...fields], body));

const noise = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  oneOf([
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\x16\x03\x01\x02\x00\x01',
    'GET / HTTP/9.9\r\n\r\n',
    '\r\n\r\n',
    'SSH-2.0-x\r\n',
  ]).map((text) => Buffer.from(text, 'latin1')),
);

const kinds = { method, path, header, framing, noise };

/** The bytes of requests that no well-meaning client would send, and that must not create an account. */
export const wireRequests: fc.Arbitrary<{ kind: string; bytes: Buffer }> = fc.oneof(
  ...Object.entries(kinds).map(([kind, bytes]) => bytes.map((content) => ({ kind, bytes: content }))),
);
