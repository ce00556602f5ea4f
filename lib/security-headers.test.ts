/** @jest-environment node */

/** The headers that next.config.mjs sets on every response, given a SITE_URL. */
async function headersWith(SITE_URL: string): Promise<string[]> {
  const before = process.env.SITE_URL;
  process.env.SITE_URL = SITE_URL;
  jest.resetModules();
  const { default: config } = await import('@/next.config.mjs');
  process.env.SITE_URL = before;
  const rules = await config.headers?.();
  const all = rules?.find(({ source }) => source === '/:path*');
  return all?.headers.map(({ key }) => key) ?? [];
}

test('HSTS is sent only if SITE_URL is https', async () => {
  for (const url of ['https://www.example.org', ' HTTPS://www.example.org'])
    expect(await headersWith(url)).toContain('strict-transport-security');
  expect(await headersWith('http://localhost:3000')).toEqual([
    'x-content-type-options',
    'cross-origin-resource-policy',
  ]);
});
