/** @jest-environment node */

import type { RequestListener, Server } from 'node:http';
import { startServer, startSite, type TestSite } from '@/e2e/support/accounts';
import { registration } from '@/e2e/support/registration';
import type { ApiError } from '@/lib/api/call';
import { passOn } from './upstream';

jest.setTimeout(60_000);

const FIELDS = { fullName: 'Asha Rao', email: 'asha@example.org', password: 'Secret1!x' };

let site: TestSite;
let upstream: { url: string; server: Server };
let answer: RequestListener;

beforeEach(async () => {
  upstream = await startServer((req, res) => answer(req, res));
  site = await startSite({ AUTH_API_URL: `${upstream.url}/`, RATE_LIMIT_MAX: '2' });
});

function stopUpstream() {
  upstream.server.closeAllConnections();
  return new Promise((resolve) => upstream.server.close(resolve));
}

afterEach(async () => {
  await site.stop();
  await stopUpstream();
});

const answering =
  (status: number, body: string): RequestListener =>
  (_req, res) =>
    res.writeHead(status).end(body);

it("checks a registration, and forwards its four fields with the client's address", async () => {
  let seen: unknown;
  answer = async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    const { 'content-type': type, 'x-secure-request': secure, 'x-forwarded-for': client } = req.headers;
    seen = { url: req.url, method: req.method, type, secure, client, body };
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"id":7,"token":"t"}');
  };
  const typed = registration({ fullName: ' Asha Rao ', email: 'ASHA@example.org', role: undefined });
  const response = await site.register(typed, { 'x-forwarded-for': '198.51.100.9' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ id: 7, token: 't' });
  expect(response.headers.get('x-passed-on')).toBe('true');
  expect(seen).toEqual({
    url: '/api/v1/auth/register',
    method: 'POST',
    type: 'application/json',
    secure: 'true',
    client: '203.0.113.7',
    body: JSON.stringify(registration()),
  });
});

it.each<[number, string, string, RequestListener]>([
  [409, '{"message":"Theirs"}', 'with its message', answering(409, '{"message":"Theirs"}')],
  [204, '', 'without a body', (_req, res) => res.writeHead(204).end()],
  [403, '{}', 'without its page', answering(403, '<html><script>alert(1)</script>')],
  [429, '{}', 'with its Retry-After', (_req, res) => res.writeHead(429, { 'retry-after': '7' }).end('{}')],
  // After a 200 the account exists, whatever the body.
  [200, '{}', 'without its page', answering(200, '<html>Welcome</html>')],
  [200, '{}', 'whose body breaks off', (_req, res) => res.writeHead(200).write('{', () => res.destroy())],
])('returns a %d as %j, %s', async (status, body, _, answers) => {
  answer = answers;
  const response = await site.register(registration());
  expect([response.status, await response.text()]).toEqual([status, body]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('retry-after')).toBe(status === 429 ? '7' : null);
});

it.each<[string, RequestListener]>([
  ['redirects', (_req, res) => res.writeHead(302, { location: '/elsewhere' }).end()],
  ['hangs up', (req) => req.socket.destroy()],
])('responds 502 to an API that %s', async (_, answers) => {
  answer = jest.fn(answers);
  const response = await site.register(registration());
  expect([response.status, (await response.json()).message]).toEqual([
    502,
    expect.stringContaining('not available'),
  ]);
  expect(answer).toHaveBeenCalledTimes(1);
});

it('responds 502 when the API is down, and logs the cause', async () => {
  await stopUpstream();
  expect((await site.register(registration())).status).toBe(502);
  expect(site.log.lines.at(-1)).toMatchObject({ status: 502, cause: { code: 'ECONNREFUSED' } });
  expect(site.log.text()).not.toMatch(/asha|Secret1/i);
});

it('responds 504 when the headers or body of the API are late', async () => {
  const late = () => passOn(upstream.url, FIELDS, undefined, 100).catch((error: ApiError) => error.status);
  answer = () => {};
  expect(await late()).toBe(504);
  answer = (_req, res) => res.writeHead(422).write('{');
  expect(await late()).toBe(504);
  // By itself, Node's fetch may wait for ever for a body that it cannot decode. The status depends on whether it sees
  // the fault or the end of the connection first, but there must be one.
  answer = (req) => req.socket.end('HTTP/1.1 422 Unprocessable\r\ncontent-encoding: gzip\r\n\r\n{"id":1}');
  expect(await late()).toBeDefined();
});

it('health: tells whether the API responds at all', async () => {
  answer = answering(404, 'whatever');
  expect(await site.health()).toEqual([200, { status: 'ok' }]);
  await stopUpstream();
  expect(await site.health()).toEqual([503, { status: 'unavailable' }]);
});
