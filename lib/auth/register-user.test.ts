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

it('carries the words of a failure', async () => {
  post.mockResolvedValue({ kind: 'response', status: 409, body: { message: 'no' } });
  expect(await registerUser(typed)).toEqual({ ok: false, message: 'Email already registered' });
  post.mockResolvedValue({ kind: 'network-error' });
  expect(await registerUser(typed)).toEqual({
    ok: false,
    message: 'Network error. Please check your connection.',
  });
});
