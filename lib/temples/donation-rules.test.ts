/** @jest-environment node */
import { wordsIn } from '@/content/holyheaven/words';
import { checkDonation, type Donation, donationRules } from './donation-rules';

const check = (donation: Donation) => checkDonation(donation, wordsIn('en').donationMessages);

const good: Donation = { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210', amount: '100' };
const messageOf = (change: Partial<Donation>) => check({ ...good, ...change });

const few = 'Minimum donation amount is ₹10.';
const noEmail = 'Please enter a valid email address.';
const noPhone = 'Please enter a valid 10-digit phone number.';

test('checks in this order: all present, amount, email, phone', () => {
  const wrong: Donation = { name: ' ', email: 'x', phone: '1', amount: '5' };
  expect(check(wrong)).toBe('All fields are required.');
  expect(check({ ...wrong, name: 'A' })).toBe(few);
  expect(check({ ...wrong, name: 'A', amount: '10' })).toBe(noEmail);
  expect(check({ ...wrong, name: 'A', amount: '10', email: good.email })).toBe(noPhone);
});

test.each(['name', 'email', 'phone', 'amount'] as const)('%s is required', (field) => {
  expect(messageOf({ [field]: '  ' })).toBe('All fields are required.');
});

test.each<[keyof Donation, string[], string | undefined]>([
  ['amount', ['10', '100000'], undefined],
  ['amount', ['9.99', '-100', 'ten'], few],
  ['email', ['a@b.in', 'first.last@example.co.in', 'a_b-c@my-host.org', ' asha@example.com '], undefined],
  [
    'email',
    ['asha', 'asha@', '@example.com', 'a..b@example.com', 'a@example.info', 'a@b.c', 'a b@c.in'],
    noEmail,
  ],
  ['phone', ['987654321', '98765432101', '+1 9876543210', '98765abcde', '+91'], noPhone],
])('%s of %j: %s', (field, values, message) => {
  for (const value of values) expect([value, messageOf({ [field]: value })]).toEqual([value, message]);
});

test('a mistyped email is told what one looks like', () => {
  const beside = donationRules(wordsIn('en').donationMessages).email('ravi@gmail', {} as HTMLInputElement);
  expect(beside).toBe('Please use an email like name@example.com.');
});

test.each(['asha+temple@gmail.com', "o'brien@example.in", 'a@example.info', 'आशा@example.in'])(
  '%s is refused, and the field says what it accepts',
  (email) => {
    expect(messageOf({ email })).toBe(noEmail);
    const beside = donationRules(wordsIn('en').donationMessages).email(email, {} as HTMLInputElement);
    expect(beside).toMatch(/only letters, digits, dots and hyphens.*a short ending/);
  },
);

test.each([
  ...['98765 43210', '+91 98765-43210', '098765 43210', '+919876543210', '91 98765 43210', '0123456789'],
  // Devanagari and Odia digits.
  ...['९८७६५४३२१०', '+୯୧ ୯୮୭୬୫ ୪୩୨୧୦'],
  // As copied from contacts: with direction marks, word joiner, no-break space and hyphen, or byte order mark.
  ...['\u202d9876543210\u202c', '\u2066+91\u206998765\u206043210', '98765\u00a043210', '98765\u201143210'],
  ...['\ufeff9876543210', '98765\u200b43210\u3164', '98765\u202f432\u00ad10\u2029'],
])('%j is a phone number', (phone) => {
  expect(messageOf({ phone })).toBeUndefined();
});
