import fc from 'fast-check';
import { bytes, good, mutatedFields, spoiltBytes, write } from './bodies';
import type { AttackRequest } from './rules';

const hostileHeaders: fc.Arbitrary<Record<string, string | undefined>> = fc.oneof(
  fc
    .constantFrom(...[undefined, 'false', 'TRUE', 'true, true', '1', 'true;'])
    .map((value) => ({ 'x-secure-request': value })),
  fc
    .constantFrom(
      'null',
      'https://evil.example',
      'http://localhost.evil.example',
      'localhost',
      'file://',
      '*',
      'x y',
    )
    .map((origin) => ({ origin })),
  fc
    .constantFrom(
      ...[
        'text/plain',
        'application/jsonp',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
      ],
      ...[
        'application/x-www-form-urlencoded',
        'application/json, text/html',
        '*/*',
        'application/json;x',
        undefined,
      ],
    )
    .map((type) => ({ 'content-type': type })),
  fc
    .constantFrom('gzip', 'br', 'deflate', 'identity, gzip', 'x')
    .map((encoding) => ({ 'content-encoding': encoding })),
);

/** Requests that are wrong in one way or several; by chance a few break no rule, which `brokenRules` tells. */
export function attackRequests(host: string): fc.Arbitrary<AttackRequest> {
  const usual = { host, 'content-type': 'application/json', 'x-secure-request': 'true' };
  const kinds: [string, fc.Arbitrary<Uint8Array>][] = [
    ...Object.entries(mutatedFields).map(([kind, text]): [string, fc.Arbitrary<Uint8Array>] => [
      kind,
      text.map(bytes),
    ]),
    ...Object.entries(spoiltBytes),
  ];
  const bodies = kinds.map(([kind, body]) =>
    body.map((content) => ({ kind, headers: usual, body: content })),
  );
  const badHeaders = fc.tuple(good, hostileHeaders).map(([entries, change]) => ({
    kind: 'wrong header',
    headers: Object.fromEntries(
      Object.entries({ ...usual, ...change }).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    ),
    body: bytes(write(entries)),
  }));
  return fc.oneof(...bodies, badHeaders);
}
