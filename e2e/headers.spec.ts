import { site } from '@/content/site';
import { observatoryScore } from './observatory';
import { missing, pages } from './routes';
import { servers } from './servers';
import { expect, test } from './test';

for (const path of [...pages.map((page) => page.path), ...missing.map((page) => page.path)]) {
  test(`${path} scores 100 or more by the HTTP Observatory's rules`, async ({ request }) => {
    const response = await request.get(`${servers.limited}${path}`);
    const { score, findings } = observatoryScore(response.headers());
    expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(100);
  });
}

test('the scoring can fail', () => {
  expect(observatoryScore({}).score).toBeLessThan(50);
});

test('every other response is as strict, and none names the server software', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  const script = html.match(/\/_next\/static\/[^"\\]+\.js/)?.[0] ?? '';
  const picture = html.match(/\/pictures\/[^" ]+\.avif/)?.[0] ?? '';
  const font = html.match(/\/_next\/static\/media\/[^"]+\.woff2/)?.[0] ?? '';
  const files = [
    script,
    picture,
    font,
    '/favicon.ico',
    '/icon.svg',
    '/icons/temples-192.png',
    '/drawings/plan.svg',
  ];
  const others = ['/api/health', '/api/v1/auth/register', '/api/nothing', '/robots.txt', '/about/'];
  for (const path of [...files, ...others]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    // A file needs no list of what it may not use: its policy lets nothing run.
    if (files.includes(path))
      expect(headers['content-security-policy'], path).toBe("default-src 'none'; frame-ancestors 'none'");
    else expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers['x-powered-by'], path).toBeUndefined();
    expect(headers['set-cookie'], path).toBeUndefined();
  }
});

test('HSTS is sent only where the site is reached over TLS', async ({ request }) => {
  expect((await request.get('/')).headers()['strict-transport-security']).toBeUndefined();
  const secure = await request.get(`${servers.limited}/`);
  expect(secure.headers()['strict-transport-security']).toMatch(/^max-age=63072000/);
});

test('security.txt names a contact and expires within a year', async ({ request }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toContain(`Contact: mailto:${site.securityEmail}\n`);
  expect(text).toContain('Canonical: http://localhost:3000/.well-known/security.txt\n');
  const policy = new URL(/^Policy: (.*)$/m.exec(text)?.[1] ?? '').pathname;
  expect(await (await request.get(policy)).text()).toContain('within two working days');
  const expires = new Date(text.match(/^Expires: (.+)$/m)?.[1] ?? 0);
  const year = 366 * 24 * 3600 * 1000;
  expect(expires > new Date()).toBe(true);
  expect(expires < new Date(Date.now() + year)).toBe(true);
});
