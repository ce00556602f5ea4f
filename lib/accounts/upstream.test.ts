/** @jest-environment node */

import type { RequestListener, Server } from 'node:http';
import { registration, startServer, startSite, type TestSite } from '@/e2e/accounts/test-site';
import type { ApiError } from '@/lib/api/call';
import { isOpenAddress, passOn } from './upstream';

jest.setTimeout(60_000);

const FIELDS = { fullName: 'Asha Rao', email: 'asha@example.org', password: 'Secret1!x' };

let site: TestSite;
let upstream: { url: string; server: Server };
let answer: RequestListener;

beforeEach(async () => {
  upstream = await startServer((req, res) => answer(req, res));
  site = await startSite({ AUTH_API_URL: `${upstream.url}/`, RATE_LIMIT_MAX: '2' });
});

afterEach(async () => {
  await site.stop();
  upstream.server.closeAllConnections();
  upstream.server.close();
});

const answering =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_req, res) =>
    res.writeHead(status, headers).end(body);

it('checks a registration, and passes it on anew as four fields, with the address of the client', async () => {
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

it('passes nothing on that breaks a rule', async () => {
  answer = answering(200, '{}');
  expect((await site.register(registration({ role: 'ADMIN' }))).status).toBe(400);
});

it('knows where passwords would cross a network in the open', () => {
  const own = ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080', 'http://10.1.2.3'];
  const named = ['http://172.16.0.1', 'http://api', 'http://api.internal', 'https://api.example.org'];
  expect([...own, ...named].filter(isOpenAddress)).toEqual([]);
  const open = ['http://api.example.org', 'http://172.32.0.1'];
  expect(open.filter(isOpenAddress)).toEqual(open);
});

it.each([201, 409, 503])('returns status %d and its message unchanged', async (status) => {
  answer = answering(status, '{"message":"Their words"}', { 'retry-after': '7' });
  const response = await site.register(registration());
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ message: 'Their words' });
  expect(response.headers.get('retry-after')).toBe('7');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('returns 204 without a body', async () => {
  answer = (_req, res) => res.writeHead(204).end();
  const response = await site.register(registration());
  expect([response.status, await response.text()]).toEqual([204, '']);
});

it.each<[number, string, RequestListener]>([
  [403, 'is a page', answering(403, '<html><script>alert(1)</script>', { 'content-type': 'text/html' })],
  [422, 'is too large', answering(422, `{"message":"${'x'.repeat(100_000)}"}`)],
  // After a 200 the account is there, whatever the body.
  [200, 'is a page', answering(200, '<html>Welcome</html>', { 'content-type': 'text/html' })],
  [200, 'is too large', answering(200, `{"id":"${'x'.repeat(100_000)}"}`)],
  [200, 'breaks off', (_req, res) => res.writeHead(200).write('{', () => res.destroy())],
])('keeps a %d whose body %s, and not the body', async (status, _, answers) => {
  answer = answers;
  const response = await site.register(registration());
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.text()).toBe('{}');
});

it.each([302, 304])('answers 502 to a %d', async (status) => {
  let calls = 0;
  answer = (_req, res) => {
    calls += 1;
    res.writeHead(status, { location: '/elsewhere' }).end();
  };
  const response = await site.register(registration());
  expect(response.status).toBe(502);
  expect((await response.json()).message).toContain('not available right now');
  expect(calls).toBe(1);
});

it('answers 502 when cut off or not there, and says why in the log', async () => {
  answer = (req) => req.socket.destroy();
  expect((await site.register(registration())).status).toBe(502);
  upstream.server.closeAllConnections();
  await new Promise((resolve) => upstream.server.close(resolve));
  const response = await site.register(registration());
  expect(response.status).toBe(502);
  expect(site.log.lines.at(-1)).toMatchObject({ status: 502, cause: { code: 'ECONNREFUSED' } });
  expect(site.log.text()).not.toMatch(/asha|Secret1/i);
});

it('answers 504 when the API is late, in its head or in its body', async () => {
  answer = () => {};
  await expect(passOn(upstream.url, FIELDS, undefined, 100)).rejects.toMatchObject({ status: 504 });
  answer = (_req, res) => res.writeHead(422).write('{');
  await expect(passOn(upstream.url, FIELDS, undefined, 100)).rejects.toMatchObject({ status: 504 });
  // Node's fetch alone would wait for ever while the connection stays open.
  answer = (req) => req.socket.end('HTTP/1.1 422 Unprocessable\r\ncontent-encoding: gzip\r\n\r\n{"id":1}');
  const refused = await passOn(upstream.url, FIELDS, undefined, 100).catch((error: ApiError) => error);
  expect([502, 504]).toContain(refused.status);
});

it('health: tells whether the API answers at all', async () => {
  answer = answering(404, 'whatever');
  expect(await site.health()).toEqual([200, { status: 'ok', store: 'upstream' }]);
  upstream.server.closeAllConnections();
  await new Promise((resolve) => upstream.server.close(resolve));
  expect(await site.health()).toEqual([503, { status: 'unavailable', store: 'upstream' }]);
});
