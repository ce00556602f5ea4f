/**
 * Rules of the account forms, shared by the browser and the server. Each takes what was typed and returns
 * the message to show, or undefined when the value is fine.
 */
export type FieldRule = (value: string) => string | undefined;

export const FULL_NAME_MAX = 50;
export const EMAIL_MAX = 254;
export const PASSWORD_MAX = 200;

// One @, no spaces or invisible characters, and a domain of at least two non-empty labels.
const EMAIL = /^[^\s@\p{Cc}\p{Cf}\p{Cs}]+@(?:[^\s@.\p{Cc}\p{Cf}\p{Cs}]+\.)+[^\s@.\p{Cc}\p{Cf}\p{Cs}]+$/u;
// Control characters and halves of surrogate pairs: no keyboard types them and PostgreSQL cannot store them all.
const UNUSABLE = /[\p{Cc}\p{Cs}]/u;
const VISIBLE = /[^\p{C}\p{Z}]/u;

/** Length as a person counts it: code points, so that an emoji or a rare letter is one. */
function lengthOf(value: string): number {
  return [...value].length;
}

// NFC, so that an accent typed as one character or as two makes the same name and the same email.
function tidy(value: string): string {
  return value.trim().normalize('NFC');
}

export const checkRegisterFullName: FieldRule = (value) => {
  const name = tidy(value);
  if (!VISIBLE.test(name)) return 'Full name is required';
  if (lengthOf(name) > FULL_NAME_MAX) return `Full name must be at most ${FULL_NAME_MAX} characters`;
  if (UNUSABLE.test(name)) return 'Full name must not contain control characters';
  return undefined;
};

function checkEmail(value: string, invalid: string): string | undefined {
  const email = tidy(value);
  if (email === '') return 'Email is required';
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? undefined : invalid;
}

export const checkRegisterEmail: FieldRule = (value) =>
  checkEmail(value, 'Please enter a valid email address');

/** The live checklist of the register form, in the order shown. */
export const passwordRules = [
  { id: 'length', label: 'At least 8 characters', test: (value) => lengthOf(value) >= 8 },
  { id: 'uppercase', label: 'One uppercase letter', test: (value) => /\p{Lu}/u.test(value) },
  { id: 'lowercase', label: 'One lowercase letter', test: (value) => /\p{Ll}/u.test(value) },
  { id: 'number', label: 'One number', test: (value) => /\p{Nd}/u.test(value) },
  // Marks (\p{M}) are parts of letters in many scripts, so they are no special characters.
  { id: 'special', label: 'One special character', test: (value) => /[^\p{L}\p{M}\p{N}]/u.test(value) },
] as const satisfies readonly { id: string; label: string; test: (value: string) => boolean }[];

export type PasswordRuleId = (typeof passwordRules)[number]['id'];

export const checkRegisterPassword: FieldRule = (value) => {
  if (value === '') return 'Password is required';
  if (!passwordRules.every((rule) => rule.test(value))) return "Password doesn't meet requirements";
  if (lengthOf(value) > PASSWORD_MAX) return `Password must be at most ${PASSWORD_MAX} characters`;
  return undefined;
};

export const checkLoginEmail: FieldRule = (value) => checkEmail(value, 'Please enter a valid email');

export const checkLoginPassword: FieldRule = (value) => (value === '' ? 'Password is required' : undefined);

/** While a login field is being edited: blank is marked at once, everything else waits for the submit. */
export const checkLoginEdit: FieldRule = (value) =>
  value.trim() === '' ? 'This field is required' : undefined;

export interface RegistrationFields {
  fullName: string;
  email: string;
  password: string;
}

/** The values as they are sent and stored: name and email trimmed, email lower-cased, password untouched. */
export function normaliseRegistration(fields: RegistrationFields): RegistrationFields {
  return {
    fullName: tidy(fields.fullName),
    email: tidy(fields.email).toLowerCase(),
    password: fields.password,
  };
}
