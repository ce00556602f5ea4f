const EMAIL_MAX = 254;

/** Letters and signs that look like nothing: fillers of Hangul, and the empty cell of Braille. */
export const BLANKS = '\\u115f\\u1160\\u2800\\u3164\\uffa0';

// Letters, marks and digits of any writing system, but none that is invisible or ignored in domain names.
const HIDDEN = String.raw`(?!\p{Default_Ignorable_Code_Point})`;
const FIRST = String.raw`(?:${HIDDEN}[\p{L}\p{N}])`;
const INNER = String.raw`(?:${HIDDEN}[\p{L}\p{M}\p{N}-])`;
const LAST = String.raw`(?:${HIDDEN}[\p{L}\p{M}\p{N}])`;
// The characters of RFC 5322's dot-atom. It begins like a word: a quote, bracket or dash would be wrapped around an address.
const ATOM = String.raw`(?:${HIDDEN}[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-])`;
const LOCAL = String.raw`(?=[\p{L}\p{N}_])${ATOM}+(?:\.${ATOM}+)*`;
const LABEL = `${FIRST}(?:${INNER}*${LAST})?`;
const EMAIL = new RegExp(String.raw`^${LOCAL}@((?:${LABEL}\.)+(?=\p{L})${LABEL})$`, 'u');

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
  if (text.length > EMAIL_MAX) return false;
  const domain = EMAIL.exec(text)?.[1];
  return domain !== undefined && isPlainDomain(domain);
}
