import { site } from '@/content/site';
import { missing, pages } from './routes';
import { servers } from './servers';
import { expect, test } from './test';

type Finding = { modifier: number; reason: string };

const directives = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );

function contentSecurityPolicy(policy: string): Finding {
  const parsed = directives(policy);
  const of = (name: string) => parsed.get(name) ?? parsed.get('default-src') ?? ['*'];
  const unsafe = (values: string[]) =>
    values.some((value) => /'unsafe-(inline|eval)'|^\*$|^data:|^https?:$/.test(value));
  if (!policy) return { modifier: -25, reason: 'no Content-Security-Policy' };
  if (unsafe(of('script-src')) || unsafe(of('object-src')))
    return { modifier: -20, reason: 'unsafe scripts' };
  if (unsafe(of('style-src'))) return { modifier: 0, reason: 'unsafe styles' };
  const none = parsed.get('default-src')?.join() === "'none'";
  return none
    ? { modifier: 10, reason: "nothing unsafe, default-src 'none'" }
    : { modifier: 5, reason: 'nothing unsafe' };
}

/** What a test adds to the score, whether it passes or not. */
const judge = (what: string, passes: boolean, passed: number, failed: number): Finding =>
  passes ? { modifier: passed, reason: what } : { modifier: failed, reason: `no ${what}` };

/**
 * Scores one response by the published rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory,
 * "scoring"): start at 100, add each test's modifier, and count bonuses only from 90 on. Redirection from HTTP is left
 * out, since it is the operator's proxy that does it.
 */
function observatoryScore(headers: Record<string, string>): { score: number; findings: Finding[] } {
  const policy = headers['content-security-policy'] ?? '';
  const [, maxAge] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
  const privateReferrer = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  const findings: Finding[] = [
    contentSecurityPolicy(policy),
    judge('HSTS of half a year or more', Number(maxAge) >= 15_768_000, 0, -20),
    judge('nosniff', headers['x-content-type-options'] === 'nosniff', 0, -5),
    judge('frame-ancestors', policy.includes('frame-ancestors'), 5, -20),
    judge('private referrer', privateReferrer.test(headers['referrer-policy'] ?? ''), 5, 0),
    judge('CORP', headers['cross-origin-resource-policy'] === 'same-origin', 10, 0),
    judge('absence of cookies', !headers['set-cookie'], 0, -20),
    judge('limit on other origins', headers['access-control-allow-origin'] !== '*', 0, -50),
  ];
  const sum = (wanted: (modifier: number) => boolean) =>
    findings.reduce((total, { modifier }) => total + (wanted(modifier) ? modifier : 0), 0);
  const base = 100 + sum((modifier) => modifier < 0);
  return { score: base >= 90 ? base + sum((modifier) => modifier > 0) : base, findings };
}

// Without HSTS none would. delivery/hosts/decide.test.ts covers sites that are not reached over TLS.
test('every page and 404 scores 100 by the Observatory, and allows no inline script but its own', async ({
  request,
}) => {
  for (const { path } of [...pages, ...missing]) {
    const headers = (await request.get(`${servers.limited}${path}`)).headers();
    const { score, findings } = observatoryScore(headers);
    expect.soft(score, `${path}: ${JSON.stringify(findings)}`).toBeGreaterThanOrEqual(100);
    const policy = headers['content-security-policy'] ?? '';
    expect.soft(policy, path).toContain("default-src 'none'");
    expect.soft(policy, path).toMatch(/script-src 'self' 'sha256-/);
    expect.soft(policy, path).not.toContain('unsafe');
  }
});

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
