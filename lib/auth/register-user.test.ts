/** @jest-environment node */
import type { RequestListener, Server } from 'node:http';
import { startServer } from '@/e2e/support/accounts';
import { registerUser } from './register-user';

let server: Server;
let answer: RequestListener;

beforeAll(async () => {
  const started = await startServer((req, res) => answer(req, res));
  const fetchAnywhere = fetch;
  globalThis.fetch = (path, init) => fetchAnywhere(started.url + path, init);
  server = started.server;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const register = () =>
  registerUser({ fullName: 'Asha Rao', email: 'asha@example.org', password: 'Secret1!' });

// components/account/register-form.test.tsx covers the fields.
it('posts JSON with the secure header, and reports when another service keeps the account', async () => {
  let seen: unknown;
  answer = (req, res) => {
    const { 'content-type': type, 'x-secure-request': secure } = req.headers;
    seen = [req.method, req.url, type, secure];
    res.writeHead(200, { 'x-passed-on': 'true' }).end();
  };
  expect(await register()).toEqual({ ok: true, passedOn: true });
  expect(seen).toEqual(['POST', '/api/v1/auth/register', 'application/json', 'true']);
});

const theirs = '{"message":"Theirs."}';
const failed = 'Registration failed. Please try again.';

it.each<[number, string, string | undefined]>([
  [200, theirs, undefined],
  [201, '', failed],
  [400, theirs, 'Invalid request format'],
  [409, theirs, 'Email already registered'],
  [500, theirs, 'Server error. Please try later'],
  ...[401, 422, 429, 503].map((status): [number, string, string] => [status, theirs, 'Theirs.']),
  ...['', '<html>', 'null', '"text"', '[]', '{}', '{"message":"  "}', '{"message":7}'].map(
    (body): [number, string, string] => [422, body, failed],
  ),
])('for %d with %j tells the visitor: %s', async (status, body, message) => {
  answer = (_req, res) => res.writeHead(status).end(body);
  expect(await register()).toEqual(message ? { ok: false, message } : { ok: true, passedOn: false });
});

const offline = 'Network error. Please check your connection.';

it.each<[string, RequestListener, string | undefined]>([
  ['when the connection breaks', (req) => req.socket.destroy(), offline],
  ['when the response is late', () => {}, offline],
  ['when it is redirected', (_req, res) => res.writeHead(307, { location: '/elsewhere' }).end(), offline],
  ['for a body that never ends', (_req, res) => res.writeHead(422).write('{"message":'), failed],
  ['for a success whose body never ends', (_req, res) => res.writeHead(200).write('{'), undefined],
])('%s tells the visitor: %s', async (_, listener, message) => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), 100);
    return limit.signal;
  });
  answer = listener;
  expect(await register()).toMatchObject(message ? { ok: false, message } : { ok: true });
});
