export const MINIMUM_RUPEES = 10;
export const DEFAULT_RUPEES = 100;

/** What the visitor typed, as the inputs hold it; the amount in rupees. */
export type Donation = { name: string; email: string; phone: string; amount: string };

export type DonationProblem = { field: keyof Donation; message: string };

// Word characters with optional dot or hyphen parts, an @, a domain, an ending of two or three letters. Every
// repetition begins with a dot or a hyphen, so that no text can be read in two ways and take long to refuse.
const EMAIL = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[a-z]{2,3}$/i;

const DEVANAGARI_ZERO = 0x966;

/** The digits of a phone number: without spaces and hyphens, a leading +91 or 0; Devanagari digits become ASCII ones. */
export function phoneDigits(phone: string): string {
  return phone
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[\s\-\u2010-\u2013]/g, '')
    .replace(/^(?:\+91|0)/, '');
}

/** The first thing that is wrong, in the specification's order, or nothing. */
export function checkDonation(donation: Donation): DonationProblem | undefined {
  const fields = ['name', 'email', 'phone', 'amount'] as const;
  const missing = fields.find((field) => !donation[field].trim());
  if (missing) return { field: missing, message: 'All fields are required.' };
  if (!(Number(donation.amount) >= MINIMUM_RUPEES))
    return { field: 'amount', message: `Minimum donation amount is ₹${MINIMUM_RUPEES}.` };
  if (!EMAIL.test(donation.email.trim()))
    return { field: 'email', message: 'Please enter a valid email address.' };
  if (!/^\d{10}$/.test(phoneDigits(donation.phone)))
    return { field: 'phone', message: 'Please enter a valid 10-digit phone number.' };
  return undefined;
}
