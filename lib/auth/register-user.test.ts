import { postJson } from '@/lib/api-client';
import { registerUser } from './register-user';

jest.mock('@/lib/api-client');
const post = jest.mocked(postJson);

// components/account/register-form.test.tsx covers what is sent, and who keeps the account.
const typed = { fullName: 'Asha Rao', email: 'asha@example.org', password: 'Secret1!' };

async function wordsFor(status: number, body?: unknown): Promise<string | undefined> {
  post.mockResolvedValue({ kind: 'response', status, body });
  const outcome = await registerUser(typed);
  return outcome.ok ? undefined : outcome.message;
}

const theirs = { message: 'Theirs.' };
const failed = 'Registration failed. Please try again.';

it.each<[number, unknown, string | undefined]>([
  [200, { message: 'odd' }, undefined],
  [201, undefined, failed],
  [400, { message: 'something else' }, 'Invalid request format'],
  [409, { message: 'something else' }, 'Email already registered'],
  [500, { message: 'something else' }, 'Server error. Please try later'],
  ...[401, 422, 429, 503].map((status): [number, unknown, string] => [status, theirs, theirs.message]),
  ...[undefined, null, 'text', [], {}, { message: '  ' }, { message: 7 }].map(
    (body): [number, unknown, string] => [422, body, failed],
  ),
])('for %d with %j tells the visitor: %s', async (status, body, words) => {
  expect(await wordsFor(status, body)).toBe(words);
});

it('has words for no answer at all', async () => {
  post.mockResolvedValue({ kind: 'network-error' });
  const message = 'Network error. Please check your connection.';
  expect(await registerUser(typed)).toEqual({ ok: false, message });
});
