import { servers } from './servers';
import { nginx } from './support/proxy';
import { freshRegistration } from './support/registration';
import { expect, test } from './test';

test.skip(!nginx, 'nginx with its brotli module is not installed: deploy/proxy is not tested');
test.use({ baseURL: servers.proxy, ignoreHTTPSErrors: true });

test('the cache keeps a page and its data at the same address apart', async ({ request }) => {
  const address = (await request.get('/about', { headers: { rsc: '1' } })).url();
  for (let turn = 0; turn < 2; turn++) {
    const data = await request.get(address, { headers: { rsc: '1' } });
    expect(data.headers()['content-type']).toContain('text/x-component');
    const page = await request.get(address);
    expect(page.headers()['content-type']).toContain('text/html');
  }
});

test('each encoding has its own cache entry, and pages are revalidated', async ({ request }) => {
  const get = (encoding: string, more = {}) =>
    request.get('/about', { headers: { 'accept-encoding': encoding, ...more } });
  for (let turn = 0; turn < 2; turn++)
    for (const [asked, expected] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const answer = await get(asked);
      expect(answer.headers()['content-encoding'], asked).toBe(expected);
      expect(await answer.text(), asked).toContain('</html>');
    }
  const { etag = '', vary, 'cache-control': control } = (await get('br')).headers();
  expect([vary, control]).toEqual([
    expect.stringMatching(/accept-encoding/i),
    'public, max-age=0, must-revalidate',
  ]);
  expect((await get('br', { 'if-none-match': etag })).status()).toBe(304);
});

test('attempts count by the client address that the proxy sees; a flood gets 429', async ({ request }) => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 5; attempt++) {
    const headers = {
      'x-secure-request': 'true',
      'x-forwarded-for': `10.0.0.${attempt}`,
      // As a browser sends it for a site on the default port.
      origin: 'https://localhost',
    };
    const answer = await request.post('/api/v1/auth/register', { data: freshRegistration(), headers });
    statuses.push(answer.status());
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  const calls = Array.from({ length: 40 }, () => request.post('/api/v1/auth/register', { data: {} }));
  const limited = (await Promise.all(calls)).filter((answer) => answer.headers()['retry-after'] === '10');
  expect(limited.length).toBeGreaterThan(0);
  expect(limited[0]?.status()).toBe(429);
  expect(await limited[0]?.json()).toEqual({ message: 'Too many attempts. Please try again later.' });
});

test('requests for other host names get no response', async ({ request }) => {
  await expect(request.get('/about', { headers: { host: 'other.example' } })).rejects.toThrow(
    'unrecognized name',
  );
});

test('the proxy forwards the requested host', async ({ request }) => {
  const titleAt = async (host: string) =>
    /<h1[^>]*>([^<]*)/.exec(await (await request.get('/', { headers: { host } })).text())?.[1];
  expect(await titleAt('temples.localhost')).toBe('Holy Heaven');
  expect(await titleAt('localhost')).not.toBe('Holy Heaven');
});
