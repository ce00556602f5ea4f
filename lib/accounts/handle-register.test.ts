/** @jest-environment node */
import { startSite, type TestSite } from '@/e2e/support/accounts';
import { registration } from '@/e2e/support/registration';

// Hashing and locks are slow on a machine that is busy with other tests.
jest.setTimeout(60_000);

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

async function restart(settings: Record<string, string>, how?: { hasServer: boolean }) {
  await site.stop();
  site = await startSite(settings, how);
}

const statusOf = async (email: string, headers: Record<string, string | undefined> = {}) =>
  (await site.register(registration({ email }), headers)).status;

async function messageOf(response: Response): Promise<string> {
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('application/json');
  const body = await response.json();
  expect(Object.keys(body)).toEqual(['message']);
  return body.message;
}

it('200: returns the account', async () => {
  const response = await site.register(registration({ fullName: ' Asha Rao ', email: ' ASHA@example.org ' }));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    fullName: 'Asha Rao',
    email: 'asha@example.org',
    role: 'USER',
  });
});

const NO_EMAIL = 'Please enter a valid email address';
const NO_OBJECT = 'The request body must be a JSON object';
const ONLY = 'Only fullName, email, password and role are accepted';
const JSON_ONLY = 'The Content-Type header must be application/json';
type Refused = [number, string, unknown, Record<string, string | undefined>];
it.each<Refused>([
  [400, 'The X-Secure-Request header must be true', registration(), { 'x-secure-request': undefined }],
  [400, 'The X-Secure-Request header must be true', registration(), { 'x-secure-request': 'TRUE' }],
  ...['null', 'https://evil.example', 'http://localhost:3001', 'http://localhost:3000.evil.example'].map(
    (origin): Refused => [400, 'The Origin header names another site', registration(), { origin }],
  ),
  [400, 'The request body must be valid JSON in UTF-8', '{', {}],
  ...['null', '1', '"text"', '[]'].map((body): Refused => [400, NO_OBJECT, body, {}]),
  [400, 'Full name is required', {}, {}],
  [400, 'Full name must be text', registration({ fullName: null }), {}],
  [400, 'Email must be text', registration({ email: { a: 1 } }), {}],
  [400, NO_EMAIL, registration({ email: 'r@example.com/path' }), {}],
  [400, "Password doesn't meet requirements", registration({ password: 'x' }), {}],
  [400, 'Role must be USER', registration({ role: 'ADMIN' }), {}],
  [400, 'Role must be USER', registration({ role: null }), {}],
  [400, ONLY, registration({ isAdmin: true }), {}],
  [400, ONLY, registration(JSON.parse('{"__proto__":1}')), {}],
  [413, 'The request body must be at most 16384 bytes', registration({ fullName: 'a'.repeat(17_000) }), {}],
  ...['application/x-www-form-urlencoded', 'text/plain', 'application/json; charset=utf-16'].map(
    (type): Refused => [415, JSON_ONLY, registration(), { 'content-type': type }],
  ),
  [415, 'The Content-Encoding header must be absent', registration(), { 'content-encoding': 'gzip' }],
])('%d: says what is wrong: %s', async (status, message, body, headers) => {
  const response = await site.register(body, headers);
  expect([response.status, await messageOf(response)]).toEqual([status, message]);
});

it('409: an email has one account, whatever its case and the form of its domain', async () => {
  expect(await statusOf('asha@xn--bcher-kva.example')).toBe(200);
  const refused = await site.register(registration({ email: 'ASHA@Bücher.example' }));
  expect([refused.status, await messageOf(refused)]).toEqual([409, 'Email already registered']);
});

it.each<Record<string, string>>([
  { origin: 'http://localhost:3000' },
  { origin: 'https://Temples.example.org', host: 'temples.example.org' },
  { origin: 'https://www.example.org', host: '10.0.0.1:3000' },
  { 'content-type': 'Application/JSON;charset="UTF-8"' },
])('200: accepts a call from its own pages with %j', async (headers) => {
  await restart({ SITE_URL: 'https://www.example.org' });
  expect(await statusOf('a@b.co', headers)).toBe(200);
});

describe('429', () => {
  it('counts per client, and only valid attempts', async () => {
    await restart({ RATE_LIMIT_MAX: '2' });
    for (let index = 0; index < 5; index += 1) expect((await site.register('{')).status).toBe(400);
    expect([await statusOf('a@b.co'), await statusOf('a@b.co')]).toEqual([200, 409]);
    const refused = await site.register(registration());
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^(599|600)$/);
    expect(await messageOf(refused)).toBe('Too many attempts. Please try again in 10 minutes.');
    // Only the server's own header counts.
    expect(await statusOf('b@b.co', { 'x-forwarded-for': '198.51.100.1' })).toBe(429);
    expect(await statusOf('b@b.co', { 'x-client-address': '198.51.100.1' })).toBe(200);
  });

  it('limits nobody if clients could forge their address, and warns once', async () => {
    await restart({ RATE_LIMIT_MAX: '2' }, { hasServer: false });
    for (const client of ['a', 'b', 'c', 'd'])
      expect(await statusOf(`${client}@b.co`, { 'x-forwarded-for': '198.51.100.1' })).toBe(200);
    expect(site.log.text().match(/registrations are not limited/g)).toHaveLength(1);
  });

  it('without our server, counts by the address that trusted proxies report', async () => {
    await restart({ RATE_LIMIT_MAX: '1', TRUSTED_PROXY_HOPS: '1' }, { hasServer: false });
    const from = (client: string, forwarded: string) => statusOf(client, { 'x-forwarded-for': forwarded });
    expect(await from('a@b.co', '198.51.100.1')).toBe(200);
    expect(await from('b@b.co', '203.0.113.9, 198.51.100.1')).toBe(429);
    expect(await from('b@b.co', '198.51.100.2')).toBe(200);
  });
});

it('logs one line per call and never an email, a name, a password or an address', async () => {
  await site.register(registration());
  await site.register(registration());
  await site.register(registration({ email: 'other@example.org', password: 'weak' }));
  await site.register(JSON.stringify(registration()).slice(0, -5));
  const calls = site.log.lines.filter((line) => line.msg === 'api call');
  expect(calls.map((line) => line.status)).toEqual([200, 409, 400, 400]);
  for (const line of calls)
    expect(line).toMatchObject({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'POST',
      path: '/api/v1/auth/register',
      durationMs: expect.any(Number),
    });
  expect(site.log.text()).not.toMatch(/example\.org|Secret1|Asha|weak|203\.0\.113/i);
});

it('503: refuses registrations in an edge build, and health reports it', async () => {
  jest.doMock('@/lib/accounts/local-store', () => jest.requireActual('./no-store'));
  await restart({});
  const response = await site.register(registration());
  const message = 'This site takes no registrations at the moment. Please write to us instead.';
  expect([response.status, await messageOf(response)]).toEqual([503, message]);
  expect(await site.health()).toEqual([503, { status: 'unavailable' }]);
  jest.dontMock('@/lib/accounts/local-store');
});
