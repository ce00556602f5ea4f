// Generated registrations that are wrong, and the rules that judge them.
import fc from 'fast-check';

export interface AttackRequest {
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/** The field names of a body with the JSON text of each value: as a list, so that names may come twice. */
type Entries = [name: string, json: string][];

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'));
const write = (entries: Entries) =>
  `{${entries.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;

/** A registration that is fine, with an email of its own. */
const good: fc.Arbitrary<Entries> = fc.uuid().map((id) => [
  ['fullName', '"Asha Rao"'],
  ['email', `"attack-${id}@example.org"`],
  ['password', '"Sky-high-9"'],
  ['role', '"USER"'],
]);

// No-break, zero-width and direction signs, lookalikes of @ and ., letters that change in lower case or NFC, half pairs.
const oddCharacter = fc.constantFrom(
  ...['\u0000', '\r\n', '\u00a0', '\u200b', '\u200d', '\u202e', '\u2028', '\ufeff', '\u{e0041}', '\u3164'],
  ...['\uff20', '\u3002', '\u0430', '\u0130', '\u1e9e', '\u212a', '\ufb01', 'e\u0301', '\ufdfa', '\u0958'],
  ...['\ud800', '\udfff', '\uffff', '\ue000', '\u{10ffff}', "' OR '1'='1", '<script>', '=cmd|calc', '%00'],
);
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.tuple(oddCharacter, fc.integer({ min: 1, max: 300 })).map(([part, times]) => part.repeat(times)),
  fc.integer({ min: 40, max: 20_000 }).map((length) => 'A'.repeat(length)),
);
const email = fc
  .tuple(
    fc.constantFrom('a', 'a.b', '', '"a b"', 'a@b', 'x'.repeat(250), 'a+b', '<a>'),
    fc.constantFrom('@', '', '@@', ' @ ', '\uff20', '@\u200b', '@\u0000'),
    fc.constantFrom('b.co', 'b', '', 'b..co', '.b.co', 'b.co.', 'b c.co', '[127.0.0.1]', 'b.co\n'),
    fc.oneof(fc.constant(''), oddCharacter),
  )
  .map((parts) => parts.join(''));
const password = fc.constantFrom(
  ...['short1!', 'alllower1!', 'ALLUPPER1!', 'NoDigits!!', 'NoSpecial11', '        ', 'Aa1\u0301Aa1Aa1'],
  ...['Aa1!'.repeat(51), '\u0410\u0430\u0661Aaaaa', 'aA\u00b2!aaaa', 'A1!a\ud83d'],
);
const wrongType = fc.oneof(
  fc.constantFrom('null', 'true', '-0', '1e999', '[["a"]]', '{"$ne":null}', '{"length":9}'),
  fc.json({ maxDepth: 4 }),
  fc.integer({ min: 1, max: 4000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
);
const role = fc.constantFrom('ADMIN', 'user', 'USER ', '', 'USER\u0000');
const value = fc.oneof(
  fc.oneof(text, email, password, role).map((said) => JSON.stringify(said)),
  wrongType,
);
const field = fc.constantFrom('fullName', 'email', 'password', 'role');
// They mean something to JavaScript objects or to databases, or look like ours.
const foreign = fc.constantFrom(
  ...['__proto__', 'constructor', 'toString', 'toJSON', 'then', 'id', 'password_hash', 'isAdmin', '$where'],
  ...['length', '0', '', 'fullname', 'ROLE', 'role ', 'r\u043ele', 'role\u0000', 'full_name'],
);

/** JSON objects with fields that are wrong, missing, doubled or not ours. */
const objects = fc.oneof(
  fc
    .tuple(good, field, value)
    .map(([entries, name, json]) =>
      entries.map(([key, old]): Entries[number] => [key, key === name ? json : old]),
    ),
  fc
    .tuple(good, fc.subarray([0, 1, 2, 3], { maxLength: 3 }))
    .map(([entries, kept]) => entries.filter((_, index) => kept.includes(index))),
  fc.tuple(good, foreign, value).map(([entries, name, json]): Entries => [...entries, [name, json]]),
  fc.tuple(good, field, value).map(([entries, name, json]): Entries => [[name, json], ...entries]),
);

const place = fc.double({ min: 0, max: 1, noNaN: true });
/** Bodies that are wrong as a whole: cut off, with another byte, in another encoding, too large, or nothing of ours. */
const spoilt = fc.oneof(
  fc.tuple(good, place).map(([entries, part]) => bytes(write(entries)).slice(0, Math.floor(100 * part))),
  fc.tuple(good, place, fc.integer({ min: 0, max: 255 })).map(([entries, part, byte]) => {
    const body = bytes(write(entries));
    body[Math.floor((body.length - 1) * part)] = byte;
    return body;
  }),
  good.map((entries) => new Uint8Array(Buffer.from(`\ufeff${write(entries)}`, 'utf16le'))),
  fc.tuple(good, fc.integer({ min: 16_000, max: 120_000 })).map(([entries, length]) => {
    return bytes(write(entries) + ' '.repeat(length));
  }),
  fc.uint8Array({ maxLength: 300 }).map((random) => new Uint8Array(random)),
  fc.json().map(bytes),
);

const headers = fc.constantFrom<Record<string, string>>(
  ...['', 'false', 'TRUE', 'true, true'].map((said) => ({ 'x-secure-request': said })),
  ...['null', 'https://evil.example', 'http://localhost.evil.example', '*'].map((origin) => ({ origin })),
  ...['text/plain', 'application/jsonp', 'application/json; charset=utf-16', 'application/json;x'].map(
    (type) => ({ 'content-type': type }),
  ),
  ...['gzip', 'identity, gzip'].map((encoding) => ({ 'content-encoding': encoding })),
);

/** Requests that are wrong in one way or several. By chance a few break no rule, which `brokenRules` tells. */
export function attackRequests(host: string): fc.Arbitrary<AttackRequest> {
  const usual = { host, 'content-type': 'application/json', 'x-secure-request': 'true' };
  return fc.oneof(
    { weight: 2, arbitrary: objects.map((entries) => ({ headers: usual, body: bytes(write(entries)) })) },
    { weight: 1, arbitrary: spoilt.map((body) => ({ headers: usual, body })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(good, headers)
        .map(([entries, change]) => ({ headers: { ...usual, ...change }, body: bytes(write(entries)) })),
    },
  );
}

/** The rules for an acceptable registration, written a second time from the specification and not from the code. */
export function brokenRules({ headers: sent, body }: AttackRequest): string[] {
  const broken: string[] = [];
  const { origin, host } = sent;
  if (sent['x-secure-request'] !== 'true') broken.push('X-Secure-Request');
  if (sent['content-type'] !== 'application/json') broken.push('Content-Type');
  if (sent['content-encoding']) broken.push('Content-Encoding');
  if (origin !== undefined && origin !== `http://${host}`) broken.push('Origin');
  if (body.length > 16_384) broken.push('body size');
  let text = '';
  let value: unknown;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    value = JSON.parse(text);
  } catch {
    return [...broken, 'JSON in UTF-8'];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [...broken, 'object'];
  const names = [...text.matchAll(/("(?:[^"\\]|\\.)*")\s*:/g)].map(([, name]) => JSON.parse(name ?? '""'));
  if (new Set(names).size !== names.length) broken.push('doubled field');
  const { fullName, email, password, role = 'USER', ...others } = value as Record<string, unknown>;
  if (role !== 'USER') broken.push('role');
  if (Object.keys(others).length > 0) broken.push('unknown field');

  const name = typeof fullName === 'string' ? Array.from(fullName.trim().normalize('NFC')) : [];
  if (name.length === 0 || name.length > 50) broken.push('fullName length');
  if (/[\p{Cc}\p{Cs}]/u.test(name.join(''))) broken.push('fullName characters');

  const address = typeof email === 'string' ? email.trim() : '';
  const [local, domain = '', ...rest] = address.split('@');
  if (!local || rest.length > 0 || address.length > 254) broken.push('email parts');
  if (!domain.includes('.') || domain.split('.').includes('')) broken.push('email domain');
  if (/[\s\p{Cc}\p{Cf}\p{Cs}]/u.test(address)) broken.push('email characters');

  const secret = typeof password === 'string' ? Array.from(password) : [];
  if (secret.length < 8 || secret.length > 200) broken.push('password length');
  for (const kind of [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{N}]/u])
    if (!secret.some((character) => kind.test(character))) broken.push(`password without ${kind}`);
  return broken;
}
