import type { Words } from '@/content/holyheaven/words';
import type { Rule } from '@/lib/forms/use-fields';
import { fill } from '@/lib/text';

export const MINIMUM_RUPEES = 10;
export const DEFAULT_RUPEES = 100;

const fields = ['name', 'email', 'phone', 'amount'] as const;
export type DonationField = (typeof fields)[number];

type Messages = Words['donationMessages'];

/** What the visitor typed, as the inputs hold it; the amount in rupees. */
export type Donation = Record<DonationField, string>;

type DonationProblem = { fields: readonly DonationField[]; message: string };

// Word characters with optional dot or hyphen parts, an @, a domain, an ending of two or three letters. Each
// repetition starts with a dot or a hyphen, so a long text cannot make the match slow.
const EMAIL = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[a-z]{2,3}$/i;

/** Whether an email address is refused only for the length of its ending. */
export const hasLongEnding = (email: string): boolean =>
  EMAIL.test(email.trim().replace(/(\.[a-z]{3})[a-z]+$/i, '$1')) && !EMAIL.test(email.trim());

const DEVANAGARI_ZERO = 0x966;

/** The digits of a phone number, without spaces, hyphens and a leading +91 or 0; Devanagari digits become ASCII. */
export function phoneDigits(phone: string): string {
  return phone
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[\s\-\u2010-\u2013]/g, '')
    .replace(/^(?:\+91|0)/, '');
}

/** The first problem in the specification's order, if there is one. */
export function checkDonation(donation: Donation, messages: Messages): DonationProblem | undefined {
  const missing = fields.filter((field) => !donation[field].trim());
  if (missing.length > 0) return { fields: missing, message: messages.missing };
  if (!(Number(donation.amount) >= MINIMUM_RUPEES))
    return { fields: ['amount'], message: fill(messages.amount, { rupees: MINIMUM_RUPEES }) };
  if (!EMAIL.test(donation.email.trim())) return { fields: ['email'], message: messages.email };
  if (!/^\d{10}$/.test(phoneDigits(donation.phone))) return { fields: ['phone'], message: messages.phone };
  return undefined;
}

const valueIn = (form: HTMLFormElement | null, id: DonationField) =>
  (form?.elements.namedItem(id) as HTMLInputElement | null)?.value ?? '';

/** A field's rule: it fails where the whole form's first problem is, so that one message shows at a time. */
function ruleOf(field: DonationField, messages: Messages): Rule {
  return (_, { form }) => {
    const typed = Object.fromEntries(fields.map((id) => [id, valueIn(form, id)])) as Donation;
    const problem = checkDonation(typed, messages);
    return problem?.fields.includes(field) ? problem.message : undefined;
  };
}

/** Under the ids of the form's inputs, in the order of the page. */
export const donationRules = (messages: Messages) =>
  Object.fromEntries(fields.map((field) => [field, ruleOf(field, messages)])) as Record<DonationField, Rule>;
