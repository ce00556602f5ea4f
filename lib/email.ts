const EMAIL_MAX = 254;

/** Letters and signs that look like nothing: fillers of Hangul, and the empty cell of Braille. */
export const BLANKS = '\\u115f\\u1160\\u2800\\u3164\\uffa0';

// One @, no spaces or invisible characters, and a domain of at least two non-empty labels.
const OUT = String.raw`\s@\p{Cc}\p{Cf}\p{Cs}${BLANKS}`;
const EMAIL = new RegExp(`^[^${OUT}]+@(?:[^.${OUT}]+\\.)+[^.${OUT}]+$`, 'u');

/** Whether a text without spaces around it can be an email address, in any writing system. */
export const isEmail = (text: string) => text.length <= EMAIL_MAX && EMAIL.test(text);
