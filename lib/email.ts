const EMAIL_MAX = 254;

// One @, no spaces or invisible characters, and a domain of at least two non-empty labels.
const EMAIL = /^[^\s@\p{Cc}\p{Cf}\p{Cs}]+@(?:[^\s@.\p{Cc}\p{Cf}\p{Cs}]+\.)+[^\s@.\p{Cc}\p{Cf}\p{Cs}]+$/u;

/** Whether a text without spaces around it can be an email address, in any script. */
export const isEmail = (text: string) => text.length <= EMAIL_MAX && EMAIL.test(text);
