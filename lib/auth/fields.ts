import { passwordRuleLabels as labels, accountMessages as words } from '@/content/account-forms';
import { email, type FieldRule, visible } from '@/lib/forms/field-rules';
import { tidy } from '@/lib/text';

const FULL_NAME_MAX = 50;
const PASSWORD_MAX = 200;

// Control characters and lone surrogates: no keyboard types them, and PostgreSQL cannot store them all.
const UNUSABLE = /[\p{Cc}\p{Cs}]/u;
// These make two names look alike, or reverse the text around them. Indian scripts need the two joiners.
const HIDDEN = /(?!\u200c|\u200d|\p{M})[\p{Cf}\p{DI}\u2800]/u;

/** Counts code points, so that an emoji or a rare letter is one. */
function lengthOf(value: string): number {
  return [...value].length;
}

export const checkRegisterFullName: FieldRule = (value) => {
  const name = tidy(value);
  if (!visible(name)) return words.fullName.missing;
  if (lengthOf(name) > FULL_NAME_MAX) return words.fullName.tooLong(FULL_NAME_MAX);
  if (UNUSABLE.test(name)) return words.fullName.unusable;
  if (HIDDEN.test(name)) return words.fullName.hidden;
  return undefined;
};

export const checkRegisterEmail = email({
  missing: words.email.missing,
  malformed: words.email.invalidOnRegister,
});

/** The live checklist of the register form, in the order shown. */
export const passwordRules = [
  { id: 'length', label: labels.length, test: (value) => lengthOf(value) >= 8 },
  { id: 'uppercase', label: labels.uppercase, test: (value) => /\p{Lu}/u.test(value) },
  { id: 'lowercase', label: labels.lowercase, test: (value) => /\p{Ll}/u.test(value) },
  { id: 'number', label: labels.number, test: (value) => /\p{Nd}/u.test(value) },
  // Marks (\p{M}) are parts of letters in many writing systems, not special characters.
  { id: 'special', label: labels.special, test: (value) => /[^\p{L}\p{M}\p{N}]/u.test(value) },
] as const satisfies readonly { id: string; label: string; test: (value: string) => boolean }[];

export const checkRegisterPassword: FieldRule = (value) => {
  if (value === '') return words.password.missing;
  if (!passwordRules.every((rule) => rule.test(value))) return words.password.unmet;
  if (lengthOf(value) > PASSWORD_MAX) return words.password.tooLong(PASSWORD_MAX);
  return undefined;
};

export const checkLoginEmail = email({ missing: words.email.missing, malformed: words.email.invalidOnLogin });

export const checkLoginPassword: FieldRule = (value) => (value === '' ? words.password.missing : undefined);

/** While being edited, a login field is marked only if blank. */
export const checkLoginEdit: FieldRule = (value) => (value.trim() === '' ? words.blank : undefined);

export interface RegistrationFields {
  fullName: string;
  email: string;
  password: string;
}

/** Trims, NFC-normalises and lower-cases an email. */
export const tidyEmail = (typed: string) => tidy(typed).toLowerCase();

/** The values as sent and stored: name and email trimmed, email lower-cased, password untouched. */
export function normaliseRegistration(fields: RegistrationFields): RegistrationFields {
  return {
    fullName: tidy(fields.fullName),
    email: tidyEmail(fields.email),
    password: fields.password,
  };
}
