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

function transportSecurity(value = ''): Finding {
  const seconds = Number(value.match(/max-age=(\d+)/)?.[1] ?? 0);
  return seconds >= 15_768_000
    ? { modifier: 0, reason: 'HSTS of half a year or more' }
    : { modifier: -20, reason: 'no HSTS' };
}

/**
 * Scores one response by the published rules of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory,
 * "scoring"): start at 100, add each test's modifier, and count bonuses only from 90 on. Redirection from HTTP is left
 * out, since it is the operator's proxy that does it.
 */
export function observatoryScore(headers: Record<string, string>): { score: number; findings: Finding[] } {
  const policy = headers['content-security-policy'] ?? '';
  const corp = headers['cross-origin-resource-policy'];
  const privateReferrer = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  const findings: Finding[] = [
    contentSecurityPolicy(policy),
    transportSecurity(headers['strict-transport-security']),
    headers['x-content-type-options'] === 'nosniff'
      ? { modifier: 0, reason: 'nosniff' }
      : { modifier: -5, reason: 'sniffing' },
    policy.includes('frame-ancestors')
      ? { modifier: 5, reason: 'frame-ancestors' }
      : { modifier: -20, reason: 'can be framed' },
    privateReferrer.test(headers['referrer-policy'] ?? '')
      ? { modifier: 5, reason: 'private referrer' }
      : { modifier: 0, reason: 'referrer policy' },
    corp === 'same-origin' ? { modifier: 10, reason: 'CORP' } : { modifier: 0, reason: 'no CORP' },
    headers['set-cookie'] ? { modifier: -20, reason: 'a cookie' } : { modifier: 0, reason: 'no cookie' },
    headers['access-control-allow-origin'] === '*'
      ? { modifier: -50, reason: 'open CORS' }
      : { modifier: 0, reason: 'no CORS' },
  ];
  const sum = (wanted: (modifier: number) => boolean) =>
    findings.reduce((total, { modifier }) => total + (wanted(modifier) ? modifier : 0), 0);
  const base = 100 + sum((modifier) => modifier < 0);
  return { score: base >= 90 ? base + sum((modifier) => modifier > 0) : base, findings };
}
