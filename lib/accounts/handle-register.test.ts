/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registration, startSite, type TestSite } from '@/e2e/accounts/test-site';

// Hashing and locks take their time on a machine that is busy with other tests.
jest.setTimeout(60_000);

let site: TestSite;

beforeEach(async () => {
  site = await startSite();
});

afterEach(() => site.stop());

async function messageOf(response: Response): Promise<string> {
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe('application/json');
  const body = await response.json();
  expect(Object.keys(body)).toEqual(['message']);
  return body.message;
}

it('200: answers with the account', async () => {
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

const form = { 'content-type': 'application/x-www-form-urlencoded' };
it.each<[number, string, unknown, Record<string, string | undefined>]>([
  [400, 'X-Secure-Request', registration(), { 'x-secure-request': undefined }],
  [400, 'Origin', registration(), { origin: 'https://evil.example' }],
  [400, 'valid JSON', '{', {}],
  [400, "Password doesn't meet requirements", registration({ password: 'x' }), {}],
  [413, '16384 bytes', registration({ fullName: 'a'.repeat(17_000) }), {}],
  [415, 'Content-Type', 'fullName=Asha', form],
])('%d: says what is wrong, such as %s', async (status, message, body, headers) => {
  const response = await site.register(body, headers);
  expect(response.status).toBe(status);
  expect(await messageOf(response)).toContain(message);
});

it('405: names the method allowed', async () => {
  const { handlerFor } = await import('@/lib/api/call');
  const refuse = handlerFor('/api/v1/auth/register', 'PUT', () => Promise.reject());
  const response = await refuse(new Request('http://localhost:3000/api/v1/auth/register', { method: 'PUT' }));
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await messageOf(response)).toContain('POST');
});

it('409: an email has one account, in whatever capitals', async () => {
  await site.register(registration());
  const refused = await site.register(registration({ email: 'ASHA@EXAMPLE.ORG' }));
  expect(refused.status).toBe(409);
  expect(await messageOf(refused)).toBe('Email already registered');
});

describe('429', () => {
  it('counts per client, and only what passes the checks', async () => {
    await site.stop();
    site = await startSite({ RATE_LIMIT_MAX: '2', RATE_LIMIT_WINDOW_SECONDS: '90' });
    for (let index = 0; index < 5; index += 1) expect((await site.register('{')).status).toBe(400);
    expect((await site.register(registration())).status).toBe(200);
    expect((await site.register(registration())).status).toBe(409);
    const refused = await site.register(registration({ email: 'new@example.org' }));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^(89|90)$/);
    expect(await messageOf(refused)).toBe('Too many attempts. Please try again in 2 minutes.');
    // Only the server's own header counts.
    const forged = { 'x-forwarded-for': '198.51.100.1', forwarded: 'for=198.51.100.1' };
    expect((await site.register(registration(), forged)).status).toBe(429);
    const other = { 'x-client-address': '198.51.100.1' };
    expect((await site.register(registration({ email: 'new@example.org' }), other)).status).toBe(200);
  });

  it('lets one, two or four times the limit through from a /64, a /56 and a /48 of IPv6', async () => {
    await site.stop();
    site = await startSite({ RATE_LIMIT_MAX: '2' });
    const passed = async (addresses: string[]) => {
      const statuses = [];
      for (const address of addresses)
        statuses.push((await site.register(registration(), { 'x-client-address': address })).status);
      return statuses.filter((status) => status !== 429).length;
    };
    const five = [1, 2, 3, 4, 5];
    expect(await passed(five.map((host) => `2001:db8:1:0::${host}`))).toBe(2);
    expect(await passed(five.map((net) => `2001:db8:1:${net}::1`))).toBe(2);
    expect(await passed([...five, 6, 7, 8].map((net) => `2001:db8:1:${net}00::1`))).toBe(4);
    expect(await passed(['2001:db8:2::1', '2001:db8:1:9900::1'])).toBe(1);
    expect(await passed(['64:ff9b::192.0.2.1', '64:ff9b::c000:201', '192.0.2.1', '64:ff9b::1'])).toBe(3);
  });
});

it('logs one line per call and never an email, a name, a password or an address', async () => {
  await site.register(registration());
  await site.register(registration());
  await site.register(registration({ email: 'other@example.org', password: 'weak' }));
  await site.register(JSON.stringify(registration()).slice(0, -5));
  await writeFile(path.join(site.dataDir, 'accounts.db'), 'broken');
  await site.register(registration({ email: 'third@example.org' }));
  const calls = site.log.lines.filter((line) => line.msg === 'api call');
  expect(calls.map((line) => line.status).slice(0, 4)).toEqual([200, 409, 400, 400]);
  expect(calls).toHaveLength(5);
  for (const line of calls) {
    expect(line).toMatchObject({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'POST',
      path: '/api/v1/auth/register',
      durationMs: expect.any(Number),
    });
  }
  expect(site.log.text()).not.toMatch(/example\.org|Secret1|Asha|weak|203\.0\.113/i);
});
