import type { Words } from '@/content/holyheaven/words';
import { visible } from '@/lib/forms/field-rules';
import type { Rule } from '@/lib/forms/use-fields';
import { fill } from '@/lib/text';

export const MINIMUM_RUPEES = 10;
export const DEFAULT_RUPEES = 100;

const fields = ['name', 'email', 'phone', 'amount'] as const;
export type DonationField = (typeof fields)[number];

type Messages = Words['donationMessages'];

/** The values of the inputs, as typed; the amount is in rupees. */
export type Donation = Record<DonationField, string>;

// Word characters with optional dot or hyphen parts, an @, a domain, a final label of two or three letters. Each
// repetition starts with a dot or hyphen, so a long text cannot make the match slow.
const EMAIL = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[a-z]{2,3}$/i;
// An email in general. One that EMAIL refuses may still exist.
const ANY_EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
// Ten digits, alone or after India's country code or trunk prefix.
const PHONE = /^(?:\+?91|0)?\d{10}$/;

/** A digit of any script as ASCII. In Unicode, the ten digits of a script are consecutive, from zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

const isRight: Record<DonationField, (typed: string) => boolean> = {
  name: () => true,
  email: (typed) => EMAIL.test(typed.trim()),
  phone: (typed) =>
    PHONE.test(
      visible(typed)
        .replace(/\p{Pd}|\u2212/gu, '')
        .replace(/\p{Nd}/gu, asciiDigit),
    ),
  amount: (typed) => Number(typed) >= MINIMUM_RUPEES,
};

const withMinimum = (message: string) => fill(message, { rupees: MINIMUM_RUPEES });

/** The form's single message, checked in the order of the specification. */
export function checkDonation(donation: Donation, messages: Messages) {
  if (fields.some((field) => !visible(donation[field]))) return messages.missing;
  const wrong = (['amount', 'email', 'phone'] as const).find((field) => !isRight[field](donation[field]));
  return wrong && withMinimum(messages[wrong]);
}

const ruleOf =
  (field: DonationField, { own }: Messages): Rule =>
  (value) => {
    const { missing, wrong = '', refused = wrong }: Record<string, string> = own[field];
    if (!visible(value)) return missing;
    if (isRight[field](value)) return undefined;
    return withMinimum(ANY_EMAIL.test(value.trim()) ? refused : wrong);
  };

/** One rule per field, in page order, keyed by the input's id. */
export const donationRules = (messages: Messages) =>
  Object.fromEntries(fields.map((field) => [field, ruleOf(field, messages)])) as Record<DonationField, Rule>;
