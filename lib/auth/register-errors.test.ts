import { registerErrorMessage } from './register-errors';

const answer = (status: number, body?: unknown) => registerErrorMessage({ kind: 'response', status, body });

it('is undefined for 200 alone, whatever the body', () => {
  expect(answer(200)).toBeUndefined();
  expect(answer(200, { message: 'odd' })).toBeUndefined();
});

it.each([
  [400, 'Invalid request format'],
  [409, 'Email already registered'],
  [500, 'Server error. Please try later'],
])('has a fixed sentence for %d', (status, words) => {
  expect(answer(status)).toBe(words);
  expect(answer(status, { message: 'something else' })).toBe(words);
});

it.each([201, 204, 301, 401, 418, 422, 429, 502, 503, 504])("shows the server's message for %d", (status) => {
  expect(answer(status, { message: 'Too many attempts.' })).toBe('Too many attempts.');
});

it.each([undefined, null, 'text', [], {}, { message: '  ' }, { message: 7 }])(
  'falls back when the body is %j',
  (body) => {
    expect(answer(422, body)).toBe('Registration failed. Please try again.');
    expect(answer(201, body)).toBe('Registration failed. Please try again.');
  },
);

it('has words for no answer at all', () => {
  expect(registerErrorMessage({ kind: 'network-error' })).toBe(
    'Network error. Please check your connection.',
  );
});
