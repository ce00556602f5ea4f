/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { wordsIn } from '@/content/holyheaven/words';
import { checkDonation, type Donation, hasLongEnding, phoneDigits } from './donation-rules';

const check = (donation: Donation) => checkDonation(donation, wordsIn('en').donationMessages);

const good: Donation = { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210', amount: '100' };
const messageOf = (change: Partial<Donation>) => check({ ...good, ...change })?.message;

test('a complete donation has no problem', () => {
  expect(check(good)).toBeUndefined();
});

test('the order is: all present, amount, email, phone', () => {
  const wrong: Donation = { name: ' ', email: 'x', phone: '1', amount: '5' };
  expect(check(wrong)).toEqual({ fields: ['name'], message: 'All fields are required.' });
  expect(check({ ...wrong, name: 'A' })?.message).toBe('Minimum donation amount is ₹10.');
  expect(check({ ...wrong, name: 'A', amount: '10' })?.fields).toEqual(['email']);
  expect(check({ ...wrong, name: 'A', amount: '10', email: good.email })?.fields).toEqual(['phone']);
});

test.each(['name', 'email', 'phone', 'amount'] as const)('%s must be there', (field) => {
  expect(check({ ...good, [field]: '  ' })).toEqual({ fields: [field], message: 'All fields are required.' });
});

test.each([
  ['9.99', 'Minimum donation amount is ₹10.'],
  ['-100', 'Minimum donation amount is ₹10.'],
  ['ten', 'Minimum donation amount is ₹10.'],
  ['10', undefined],
  ['100000', undefined],
])('amount %s', (amount, message) => {
  expect(messageOf({ amount })).toBe(message);
});

test.each(['a@b.in', 'first.last@example.co.in', 'a_b-c@my-host.org', ' asha@example.com '])(
  '%s is an email',
  (email) => {
    expect(messageOf({ email })).toBeUndefined();
  },
);

test.each([
  'asha',
  'asha@',
  '@example.com',
  'a..b@example.com',
  'a@example.info',
  'a@example.c',
  'a b@example.com',
])('%s is none', (email) => expect(messageOf({ email })).toBe('Please enter a valid email address.'));

test.each([
  ['a@example.info', true],
  [' first.last@example.co.community ', true],
  ['a@example.com', false],
  ['a@example.c', false],
  ['a b@example.info', false],
  ['info', false],
  ['', false],
])('%j is refused only for its ending: %s', (email, expected) => {
  expect(hasLongEnding(email)).toBe(expected);
});

test.each([
  ['letters', `${'a'.repeat(1_000_000)}!`],
  ['parts', `${'a.'.repeat(500_000)}!`],
])('a million hostile %s are refused in linear time', (_, email) => {
  // A pattern that could read them in two ways would take hours: the run is ended long before.
  const check = () => !hasLongEnding(email) && messageOf({ email });
  const message = runInNewContext('check()', { check }, { timeout: 10_000 });
  expect(message).toBe('Please enter a valid email address.');
});

test.each(['98765 43210', '+91 98765-43210', '098765 43210', '+919876543210', '९८७६५४३२१०'])(
  '%s is a phone number',
  (phone) => {
    expect(phoneDigits(phone)).toBe('9876543210');
    expect(messageOf({ phone })).toBeUndefined();
  },
);

test.each(['987654321', '98765432101', '+1 9876543210', '98765abcde', '+91'])('%s is none', (phone) => {
  expect(messageOf({ phone })).toBe('Please enter a valid 10-digit phone number.');
});
