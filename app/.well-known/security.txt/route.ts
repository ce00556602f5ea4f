import { site } from '@/content/site';
import { absolute } from '@/lib/env';

export const dynamic = 'force-static';

const MONTHS = 11;

/** RFC 9116 asks for expiry within a year: this expires on the first of a month, 10 to 11 months after the build. */
export function GET(): Response {
  const today = new Date();
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + MONTHS, 1));
  const lines = [
    `Contact: mailto:${site.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    `Policy: ${absolute('/terms')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
