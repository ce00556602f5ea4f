const EMAIL_MAX = 254;

// The characters of RFC 5322's dot-atom. It begins like a word: a quote, bracket or dash would be wrapped around an address.
const ATOM = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const EMAIL = new RegExp(
  String.raw`^(?=[\p{L}\p{N}_])${ATOM}(?:\.${ATOM})*@((?:${LABEL}\.)+(?=\p{L})${LABEL})$`,
  'u',
);
// Some of them count as letters.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Whether a domain name means itself. Some letters stand for others there, such as full-width ones: with them, an address
 * would be stored as another than was typed.
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

/** Whether a text without spaces around it is an email address, in any writing system, and nothing more. */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_MAX || INVISIBLE.test(text)) return false;
  const domain = EMAIL.exec(text)?.[1];
  return domain !== undefined && isPlainDomain(domain);
}
