import { pages } from './routes';
import { expect, test, wake } from './test';

const first = (headers: Record<string, string>, name: string) => headers[name] ?? '';

test.describe('the policy of every page', () => {
  for (const { path } of pages) {
    test(`${path} allows no inline script but its own`, async ({ request }) => {
      const policy = first((await request.get(path)).headers(), 'content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      expect(policy).not.toContain('unsafe');
    });
  }
});

test('a page not found carries the policy too', async ({ request }) => {
  for (const path of ['/nowhere', '/holyheaven/99']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(first(response.headers(), 'content-security-policy')).toContain("default-src 'none'");
  }
});

test('an injected script does not run', async ({ page }) => {
  test.info().annotations.push({ type: 'why', description: 'the policy must hold in a real browser' });
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
test.use({ expectedComplaints: ['Content Security Policy', '404 (Not Found)'] });

test('scripts wait for the visitor, then take over navigation', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await wake(page);
  expect(scripts.length).toBeGreaterThan(3);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a button pressed before the scripts have come is pressed again', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/holyheaven/1');
  await page.getByRole('main').getByRole('button', { name: 'Daily Prayers' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: /soon/ })).toHaveCount(0);
  letGo();
  await expect(page.getByRole('status').filter({ hasText: /soon/ })).toHaveCount(1);
});

test('pages and files come compressed, revalidate, and keep to HEAD', async ({ request }) => {
  const page = await request.get('/about', { headers: { 'accept-encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  const again = await request.get('/about', { headers: { 'if-none-match': page.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  const head = await request.head('/about');
  expect(head.status()).toBe(200);
  expect((await head.body()).length).toBe(0);
  const html = await page.text();
  const script = html.match(/\/_next\/static\/[^"\\]+\.css/)?.[0] ?? '';
  const file = await request.get(script, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers()['cache-control']).toContain('immutable');
  expect(file.headers()['content-encoding']).toBe('br');
  const part = await request.get(script, { headers: { range: 'bytes=0-9' } });
  expect(part.status()).toBe(206);
});

test('the icon comes with the page and is drawn under its policy', async ({ page }) => {
  await page.goto('/about');
  const icon = page.locator('link[rel="icon"][type="image/svg+xml"]');
  await expect(icon).toHaveAttribute('href', /^data:image\/svg\+xml,/);
  const drawn = await icon.evaluate(async (link: HTMLLinkElement) => {
    const picture = Object.assign(new Image(), { src: link.href });
    await picture.decode();
    return picture.naturalWidth;
  });
  expect(drawn).toBeGreaterThan(0);
});

test('what stands below the first screen is shown once the page has been seen, without any script file', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/holyheaven', '/holyheaven/1']) {
    await page.goto(path);
    const parts = page.locator('main > :nth-child(n+3):not(script), .below-fold');
    expect(await parts.count()).toBeGreaterThan(2);
    for (const part of await parts.all()) await expect(part).toHaveCSS('content-visibility', 'visible');
  }
});

test('the data of a navigation has the headers that matter for data', async ({ page }) => {
  await page.goto('/');
  await wake(page);
  const coming = page.waitForResponse((response) => response.url().includes('_rsc='));
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).hover();
  const headers = (await coming).headers();
  expect(first(headers, 'content-type')).toContain('text/x-component');
  expect(first(headers, 'x-content-type-options')).toBe('nosniff');
  expect(first(headers, 'cross-origin-resource-policy')).toBe('same-origin');
  // Only documents heed it.
  expect(headers['permissions-policy']).toBeUndefined();
});

test('a navigation prepared in time brings the next page without its frame', async ({ page }) => {
  await page.goto('/about');
  await wake(page);
  const coming: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('_rsc=')) coming.push(response.text());
  });
  const banner = page.getByRole('banner');
  const ready = page.waitForResponse(async (response) => (await response.text()).includes('Ten people'));
  await banner.getByRole('link', { name: 'Team' }).hover();
  await ready;
  await banner.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ten people, one test card.' })).toBeVisible();
  const data = (await Promise.all(coming)).join('');
  expect(data).toContain('Ten people, one test card.');
  expect(data).not.toContain('site-footer');
  expect(data).not.toContain('schema.org');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap fetches the next page once, without the frame on the screen', async ({ page }) => {
    await page.goto('/about');
    await wake(page);
    const coming: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/contact?_rsc=')) coming.push(response.text());
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Write, call or come by.' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    const [data = '', ...more] = await Promise.all(coming);
    expect(more).toEqual([]);
    expect(data).toContain('Write, call or come by.');
    expect(data).not.toContain('site-footer');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Built to leave the hangar.' })).toBeVisible();
  });

  test('a tap into the other world brings its frame', async ({ page }) => {
    await page.goto('/about');
    await wake(page);
    const coming = page.waitForResponse((response) => response.url().includes('/holyheaven?_rsc='));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Holy Heaven' }).tap();
    expect(await (await coming).text()).toContain('site-footer');
    await expect(page.getByRole('heading', { level: 1, name: 'Holy Heaven' })).toBeVisible();
    await expect(page.locator('[data-theme=first-light]')).toBeVisible();
  });
});
