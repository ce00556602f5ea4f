import fc from 'fast-check';

/** Names that mean something to JavaScript objects, to databases or to frameworks. */
export const trickyNames = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'toJSON', 'then'],
  ...['id', 'password_hash', 'created_at', 'isAdmin', 'admin', '$where', '$ne', '_id', 'length', '0', ''],
  ...['fullname', 'Email', 'ROLE', 'role ', ' role', 'r\u043ele', 'role\u0000', '\uff52ole', 'full_name'],
];

const control = fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCharCode(code));
const oddCharacter = fc.constantFrom(
  // No-break, zero-width, direction, byte order mark, soft hyphen, line and paragraph ends, tags.
  ...['\u00a0', '\u200b', '\u200d', '\u202e', '\u2066', '\ufeff', '\u00ad', '\u2028', '\u2029', '\u{e0041}'],
  // Lookalikes of @ . a o e, wide and bold forms, dotless and dotted i, sharp s, Kelvin, ligature, long combining.
  ...['\uff20', '\u3002', '\uff0e', '\u0430', '\u043e', '\u0435', '\uff21', '\u{1d400}', '\u0131', '\u0130'],
  ...['\u1e9e', '\u212a', '\ufb01', 'e\u0301', '\ufdfa', '\u0344', '\u0958', '\u{1f468}\u200d\u{1f469}'],
  // Half surrogate pairs, noncharacters, private use, the end of Unicode.
  ...['\ud800', '\udfff', '\uffff', '\ufdd0', '\ue000', '\u{10ffff}'],
);
const injection = fc.constantFrom(
  "' OR '1'='1",
  "x'); DROP TABLE users;--",
  '\u0024{jndi:ldap://x}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%0d%0aSet-Cookie:x=1',
  'a@b.c\r\nBcc: d@e.f',
  '$(id)',
  '\\u0000',
  '=cmd|calc',
);

/** Text that a person would not type: control characters, lookalikes, halves of pairs, markup, or far too much of it. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc
    .array(fc.oneof(control, oddCharacter, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 20 })
    .map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  injection,
  fc.tuple(oddCharacter, fc.integer({ min: 1, max: 300 })).map(([part, times]) => part.repeat(times)),
  fc.integer({ min: 40, max: 20_000 }).map((length) => 'A'.repeat(length)),
);

/** An email that something is wrong with, or at least odd. */
export const hostileEmail: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('a', 'a.b', '', '.', '"a b"', 'a@b', 'x'.repeat(250), 'mailto:a', 'a+b', '<a>'),
    fc.constantFrom('@', '', '@@', ' @ ', '\uff20', '@\u200b', '%40', '@\u0000'),
    fc.constantFrom(
      'b.co',
      'b',
      '.',
      '',
      'b..co',
      '.b.co',
      'b.co.',
      'b c.co',
      '[127.0.0.1]',
      'b.co\n',
      '\u3002co',
    ),
    fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: oddCharacter }),
  )
  .map((parts) => parts.join(''));

/** A password that mostly lacks one thing. */
export const hostilePassword: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'short1!',
    'alllower1!',
    'ALLUPPER1!',
    'NoDigits!!',
    'NoSpecial11',
    '        ',
    'Aa1\u0301Aa1Aa1',
  ),
  fc.constantFrom(
    'Aa1\u{1f600}'.repeat(1),
    'Aa1!'.repeat(51),
    '\u0410\u0430\u0661Aaaaa',
    'aA\u00b2!aaaa',
    'A1!a\ud83d',
  ),
  hostileText,
);
