const EMAIL_MAX = 254;

// The characters of RFC 5322's dot-atom. The first must be a word character: a leading quote or dash is punctuation.
const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const EMAIL = new RegExp(
  String.raw`^(?=[\p{L}\p{N}_])${ATOM}(?:\.${ATOM})*@((?:${LABEL}\.)+(?=\p{L})${LABEL})$`,
  'u',
);
// Needed because some of these count as letters.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Whether a domain name is what it looks like. Domain names map some letters, such as full-width ones, to others, so
 * the address stored would differ from the one typed.
 */
function isPlainDomain(domain: string): boolean {
  if (domain.normalize('NFKC') !== domain.normalize('NFC')) return false;
  try {
    // Throws for an invalid `xn--…`.
    const { hostname } = new URL(`http://${domain}`);
    return hostname === domain.toLowerCase() || hostname.includes('xn--');
  } catch {
    return false;
  }
}

/** Whether a trimmed text is exactly one email address, in any writing system. */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX || INVISIBLE.test(text)) return false;
  const domain = EMAIL.exec(text)?.[1];
  return domain !== undefined && isPlainDomain(domain);
}
