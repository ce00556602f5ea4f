import { postJson } from '@/lib/api-client';
import { registerUser } from './register-user';

jest.mock('@/lib/api-client');
const post = jest.mocked(postJson);

const typed = { fullName: '  Asha Rao ', email: ' Asha@Example.ORG ', password: ' Secret1! ' };

it('sends the trimmed, lower-cased payload with role USER', async () => {
  post.mockResolvedValue({ kind: 'response', status: 200, body: {} });
  expect(await registerUser(typed)).toEqual({ ok: true, passedOn: false });
  expect(post).toHaveBeenCalledWith('/api/v1/auth/register', {
    fullName: 'Asha Rao',
    email: 'asha@example.org',
    password: ' Secret1! ',
    role: 'USER',
  });
});

it('tells when another service keeps the account', async () => {
  post.mockResolvedValue({ kind: 'response', status: 200, body: {}, passedOn: true });
  expect(await registerUser(typed)).toEqual({ ok: true, passedOn: true });
});

async function wordsFor(status: number, body?: unknown): Promise<string | undefined> {
  post.mockResolvedValue({ kind: 'response', status, body });
  const outcome = await registerUser(typed);
  return outcome.ok ? undefined : outcome.message;
}

it('succeeds on 200 alone, whatever the body', async () => {
  expect(await wordsFor(200, { message: 'odd' })).toBeUndefined();
  expect(await wordsFor(201)).toBe('Registration failed. Please try again.');
});

it.each([
  [400, 'Invalid request format'],
  [409, 'Email already registered'],
  [500, 'Server error. Please try later'],
])('has a fixed sentence for %d', async (status, words) => {
  expect(await wordsFor(status, { message: 'something else' })).toBe(words);
});

it.each([401, 422, 429, 503])("shows the server's message for %d", async (status) => {
  expect(await wordsFor(status, { message: 'Too many attempts.' })).toBe('Too many attempts.');
});

it.each([undefined, null, 'text', [], {}, { message: '  ' }, { message: 7 }])(
  'falls back when the body is %j',
  async (body) => expect(await wordsFor(422, body)).toBe('Registration failed. Please try again.'),
);

it('has words for no answer at all', async () => {
  post.mockResolvedValue({ kind: 'network-error' });
  expect(await registerUser(typed)).toEqual({
    ok: false,
    message: 'Network error. Please check your connection.',
  });
});
