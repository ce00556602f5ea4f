/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { wordsIn } from '@/content/holyheaven/words';
import { checkDonation, type Donation, hasLongEnding, phoneDigits } from './donation-rules';

const check = (donation: Donation) => checkDonation(donation, wordsIn('en').donationMessages);

const good: Donation = { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210', amount: '100' };
const messageOf = (change: Partial<Donation>) => check({ ...good, ...change })?.message;

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

const few = 'Minimum donation amount is ₹10.';
const noEmail = 'Please enter a valid email address.';
const noPhone = 'Please enter a valid 10-digit phone number.';

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
  expect(runInNewContext('check()', { check }, { timeout: 10_000 })).toBe(noEmail);
});

test.each(['98765 43210', '+91 98765-43210', '098765 43210', '+919876543210', '९८७६५४३२१०'])(
  '%s is a phone number',
  (phone) => {
    expect(phoneDigits(phone)).toBe('9876543210');
    expect(messageOf({ phone })).toBeUndefined();
  },
);
