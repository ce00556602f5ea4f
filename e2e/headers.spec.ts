import { allPaths } from './routes';
import { expect, test } from './test';

/** The Content Security Policy in a page's head, by directive. */
function policyIn(html: string): Map<string, string> {
  const [, policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return new Map(policy.split('; ').map((part) => part.split(/ (.*)/, 2) as [string, string]));
}

test('every page and 404 states its policy first, and forbids framing in a header', async ({ request }) => {
  for (const path of allPaths) {
    const answer = await request.get(path);
    const headers = answer.headers();
    const html = await answer.text();
    const policy = policyIn(html);
    expect.soft(html.search(/<(script|style|link)\b/), path).toBeGreaterThan(html.indexOf('http-equiv'));
    expect.soft(policy.get('default-src'), path).toBe("'none'");
    expect.soft(policy.get('script-src'), path).toMatch(/^'self'( 'sha256-[\w+/]+=*')+$/);
    expect.soft(policy.get('style-src'), path).toMatch(/^'self'( 'sha256-[\w+/]+=*')+$/);
    expect.soft(policy.get('require-trusted-types-for'), path).toBe("'script'");
    expect.soft(headers['content-security-policy'], path).toBe("frame-ancestors 'none'");
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff');
    expect.soft(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect.soft(headers['cross-origin-resource-policy'], path).toBe('same-origin');
  }
});

test('every other response has the security headers, none names the server', async ({ request }) => {
  const html = await (await request.get('/outreach')).text();
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
    '/drawings/exploded.svg',
    '/names/jagannath.svg',
  ];
  const others = [
    '/api/health',
    '/api/v1/auth/register',
    '/api/nothing',
    '/robots.txt',
    '/.well-known/security.txt',
  ];
  for (const path of [...files, ...others]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    // Files need no permissions policy: their CSP lets nothing run.
    if (files.includes(path))
      expect(headers['content-security-policy'], path).toBe("default-src 'none'; frame-ancestors 'none'");
    else expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['cross-origin-resource-policy'], path).toBe('same-origin');
    expect(headers['x-powered-by'], path).toBeUndefined();
    expect(headers['set-cookie'], path).toBeUndefined();
  }
});
