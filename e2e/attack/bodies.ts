import fc from 'fast-check';
import { hostileEmail, hostilePassword, hostileText, trickyNames } from './hostile-text';

/** The field names of a body with the JSON text of each value: as a list, so that names may come twice. */
type Entries = [name: string, json: string][];

/** The bytes of a text in UTF-8. */
export const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
/** The fields as a JSON object. */
export const write = (entries: Entries) =>
  `{${entries.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;

/** A registration that is fine, with an email of its own. */
export const good: fc.Arbitrary<Entries> = fc.uuid().map((id) => [
  ['fullName', '"Asha Rao"'],
  ['email', `"attack-${id}@example.org"`],
  ['password', '"Sky-high-9"'],
  ['role', '"USER"'],
]);

const json = (text: fc.Arbitrary<string>) => text.map((value) => JSON.stringify(value));
const wrongType = fc.oneof(
  fc.constantFrom(
    'null',
    'true',
    '0',
    '-0',
    '1e999',
    '[]',
    '{}',
    '"0"',
    '[["a"]]',
    '{"$ne":null}',
    '{"length":9}',
  ),
  fc.json({ maxDepth: 4 }),
  fc.integer({ min: 1, max: 4000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.integer({ min: 1, max: 2500 }).map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
);
const values: Record<string, fc.Arbitrary<string>> = {
  fullName: json(hostileText),
  email: json(fc.oneof(hostileEmail, hostileText)),
  password: json(hostilePassword),
  role: fc.oneof(
    json(fc.constantFrom('ADMIN', 'user', 'USER ', '', 'USER\u0000', 'USE\u0280', 'ROOT')),
    fc.constant('["USER"]'),
    wrongType,
  ),
};
const field = fc.constantFrom('fullName', 'email', 'password', 'role');
const replace = (entries: Entries, name: string, value: string): Entries =>
  entries.map(([key, old]) => [key, key === name ? value : old]);

/** JSON objects with fields that are wrong, missing, foreign or doubled. */
export const mutatedFields: Record<string, fc.Arbitrary<string>> = {
  'wrong type': fc
    .tuple(good, field, wrongType)
    .map(([entries, name, value]) => write(replace(entries, name, value))),
  'hostile value': fc
    .tuple(good, field)
    .chain(([entries, name]) =>
      (values[name] ?? wrongType).map((value) => write(replace(entries, name, value))),
    ),
  'hostile values': fc
    .tuple(good, ...Object.values(values))
    .map(([entries, ...all]) => write(entries.map(([name], index) => [name, all[index] ?? '0']))),
  'missing field': fc
    .tuple(good, fc.subarray([0, 1, 2, 3], { maxLength: 3 }))
    .map(([entries, kept]) => write(entries.filter((_, index) => kept.includes(index)))),
  'prototype or foreign field': fc
    .tuple(good, fc.constantFrom(...trickyNames), fc.oneof(wrongType, fc.constant('{"role":"USER"}')))
    .map(([entries, name, value]) => write([...entries, [name, value]])),
  'doubled field': fc
    .tuple(good, field, fc.boolean())
    .chain(([entries, name, first]) =>
      fc
        .oneof(values[name] ?? wrongType, fc.constant(entries.find(([key]) => key === name)?.[1] ?? '0'))
        .map((value) => write(first ? [[name, value], ...entries] : [...entries, [name, value]])),
    ),
};

const at = fc.double({ min: 0, max: 1, noNaN: true });
/** Bodies that are wrong as a whole. */
export const spoiltBytes: Record<string, fc.Arbitrary<Uint8Array>> = {
  'cut-off JSON': fc
    .tuple(good, at)
    .map(([entries, part]) => bytes(write(entries).slice(0, Math.floor(write(entries).length * part)))),
  'no JSON': fc
    .tuple(
      good,
      fc.constantFrom(
        '%,',
        '%;',
        '/*x*/%',
        "'%'",
        '%%',
        '[%]',
        '%\u0000',
        'NaN',
        '{,}',
        '{a:1}',
        '"%"',
        ")]}'%",
      ),
    )
    .map(([entries, frame]) => bytes(frame.replaceAll('%', () => write(entries)))),
  'not an object': fc.json().map(bytes),
  'wrong encoding': fc
    .tuple(good, fc.constantFrom<BufferEncoding>('utf16le', 'base64', 'hex', 'latin1'), fc.boolean())
    .map(([entries, encoding, mark]) => {
      const text =
        encoding === 'base64' || encoding === 'hex' ? bytes(write(entries)) : `${write(entries)}\u00e9`;
      const encoded =
        typeof text === 'string' ? Buffer.from(text, encoding) : bytes(Buffer.from(text).toString(encoding));
      return new Uint8Array(mark ? Buffer.concat([Buffer.from([0xff, 0xfe]), encoded]) : encoded);
    }),
  'one byte changed': fc.tuple(good, at, fc.integer({ min: 0, max: 255 })).map(([entries, place, byte]) => {
    const body = bytes(write(entries));
    body[Math.floor((body.length - 1) * place)] = byte;
    return body;
  }),
  'random bytes': fc.uint8Array({ maxLength: 300 }),
  'far too large': fc
    .tuple(good, fc.integer({ min: 16_000, max: 120_000 }))
    .map(([entries, length]) => bytes(write(entries) + ' '.repeat(length))),
};
