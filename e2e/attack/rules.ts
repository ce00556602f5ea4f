/**
 * The rules for an acceptable registration, written a second time from the specification and not from the code. They
 * judge generated requests.
 */
export interface AttackRequest {
  /** What was done to it, for the report. */
  kind: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

const FIELDS = ['fullName', 'email', 'password', 'role'];

/** Every field name of a JSON text in the order written, doubles included, at whatever depth. */
function namesIn(text: string): string[] {
  const strings = text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g);
  return [...strings].filter(([, , colon]) => colon).map(([, name]) => JSON.parse(name ?? '""'));
}

function brokenFields(fields: Record<string, unknown>): string[] {
  const broken: string[] = [];
  const { fullName, email, password, role } = fields;
  if (role !== undefined && role !== 'USER') broken.push('role');
  if (Object.keys(fields).some((name) => !FIELDS.includes(name))) broken.push('unknown field');

  const name = typeof fullName === 'string' ? fullName.trim().normalize('NFC') : '';
  if (name === '' || Array.from(name).length > 50) broken.push('fullName length');
  if (/[\p{Cc}\p{Cs}]/u.test(name)) broken.push('fullName characters');

  const address = typeof email === 'string' ? email.trim() : '';
  const [local, domain, ...rest] = address.split('@');
  if (!local || !domain || rest.length > 0 || address.length > 254) broken.push('email parts');
  const labels = (domain ?? '').split('.');
  if (labels.length < 2 || labels.includes('')) broken.push('email domain');
  if (/[\s\p{Cc}\p{Cf}\p{Cs}]/u.test(address)) broken.push('email characters');

  const characters = typeof password === 'string' ? Array.from(password) : [];
  const has = (category: RegExp) => characters.some((character) => category.test(character));
  if (characters.length < 8 || characters.length > 200) broken.push('password length');
  if (!has(/\p{Lu}/u) || !has(/\p{Ll}/u)) broken.push('password letters');
  if (!has(/\p{Nd}/u)) broken.push('password digit');
  if (characters.every((character) => /[\p{L}\p{M}\p{N}]/u.test(character))) broken.push('password special');
  return broken;
}

function brokenHeaders(headers: Record<string, string>): string[] {
  const broken: string[] = [];
  const { origin, host } = headers;
  if (headers['x-secure-request'] !== 'true') broken.push('X-Secure-Request');
  if (!/^application\/json\s*(;\s*charset="?utf-8"?)?$/i.test(headers['content-type'] ?? ''))
    broken.push('Content-Type');
  if (!/^(identity)?$/i.test(headers['content-encoding'] ?? '')) broken.push('Content-Encoding');
  if (origin !== undefined && origin.toLowerCase().replace(/^https?:\/\//, '') !== host)
    broken.push('Origin');
  return broken;
}

/** The rules that a request breaks, by name; only one that breaks none may be answered 200 or 409. */
export function brokenRules({ headers, body }: AttackRequest): string[] {
  const broken = brokenHeaders(headers);
  if (body.length > 16_384) broken.push('body size');
  let value: unknown;
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    value = JSON.parse(text);
  } catch {
    return [...broken, 'JSON in UTF-8'];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [...broken, 'object'];
  const names = namesIn(text);
  if (new Set(names).size !== names.length) broken.push('doubled field');
  return [...broken, ...brokenFields(value as Record<string, unknown>)];
}
