/** @jest-environment node */
import { site } from '@/content/site';
import { GET } from './route';

test('names a contact and a policy, and expires within a year', async () => {
  const text = await GET().text();
  expect(text).toContain(`Contact: mailto:${site.securityEmail}\n`);
  for (const [name, path] of Object.entries({ Canonical: '/.well-known/security.txt', Policy: '/terms' }))
    expect(text).toContain(`${name}: http://localhost:3000${path}\n`);
  const left = Date.parse(text.match(/^Expires: (.+)$/m)?.[1] ?? '') - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(366 * 24 * 3600 * 1000);
});
