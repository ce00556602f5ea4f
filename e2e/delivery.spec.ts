import { expect, started, test, wake } from './test';

test.use({ expectedComplaints: ['Content Security Policy', '404 (Not Found)', 'ERR_FAILED'] });

test('an injected script does not run', async ({ page }) => {
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>window.injected = true</script></body>');
    await route.fulfill({ response, body });
  });
  const violation = page.waitForEvent('console', (message) =>
    message.text().includes('Content Security Policy'),
  );
  await page.goto('/about');
  await violation;
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('scripts load after the page, run at the first action and take over navigation', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'fetch' && fetched.push(request.url()));
  const run: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && run.push(request.url()));
  const runtime = page.waitForResponse(/\/turbopack-[\w-]+\.js$/);
  await page.goto('/about');
  await (await runtime).finished();
  expect(run).toEqual([]);
  const [painted, asked] = await page.evaluate(() => {
    const timings = (kind: string) =>
      performance.getEntriesByType(kind).filter(({ name }) => /paint|\.(js|css)$/.test(name));
    return ['paint', 'resource'].map((kind) => Math.min(...timings(kind).map(({ startTime }) => startTime)));
  });
  expect(asked).toBeGreaterThan(Number(painted));
  await wake(page);
  expect(run.length).toBeGreaterThan(3);
  expect(fetched.sort()).toEqual(expect.arrayContaining(run.sort()));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('with Save-Data nothing is fetched before the first action', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } }),
  );
  const fetched: string[] = [];
  page.on('request', (request) => /\.(js|css)$/.test(request.url()) && fetched.push(request.url()));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(fetched).toEqual([]);
  await wake(page);
  expect(fetched).not.toEqual([]);
});

test('scripts run without an action on pages that depend on them', async ({ page }) => {
  for (const path of ['/contact?opening=flight-control-engineer', '/demo?technology=drone', '/login']) {
    await page.goto(path);
    await started(page);
  }
});

test('pages and files are compressed, and HEAD has no body', { tag: '@host' }, async ({ request }) => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const page = await request.get('/about', { headers });
  expect(page.headers()['content-encoding']).toMatch(/^(gzip|br)$/);
  const head = await request.head('/about', { headers });
  expect(head.status()).toBe(200);
  expect((await head.body()).length).toBe(0);
  const sheet = (await page.text()).match(/\/_next\/static\/[^"\\]+\.css/)?.[0] ?? '';
  const file = await request.get(sheet, { headers });
  expect(file.headers()['cache-control']).toContain('immutable');
  expect(file.headers()['content-encoding']).toMatch(/^(gzip|br)$/);
});

// Not tagged @host: OpenNext never sends a 304 for pages.
test('caches revalidate pages, their data and unknown addresses', async ({ request }) => {
  const revalidated = /max-age=0, must-revalidate$/;
  for (const path of ['/about', '/holyheaven/1', '/holyheaven/99', '/nowhere']) {
    const { etag = '', 'cache-control': control } = (await request.get(path)).headers();
    expect(control, path).toMatch(revalidated);
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect(again.status(), path).toBe(304);
  }
  const words = await request.get('/temples.json');
  expect(words.headers()['cache-control']).toMatch(revalidated);
  const data = (await request.get('/about', { headers: { rsc: '1' } })).headers();
  expect(data).toMatchObject({
    'content-type': expect.stringContaining('text/x-component'),
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: expect.stringContaining('rsc'),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  // Browsers read this header on documents only.
  expect(data['permissions-policy']).toBeUndefined();
});
