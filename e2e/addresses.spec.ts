import { readFileSync } from 'node:fs';
import { languageAt, pathIn } from '@/content/languages';
import { pages as listed } from '@/lib/pages';
import { missing, pages as routes } from './routes';
import { servers, templeHost } from './servers';
import { readHead } from './support/read-head';
import { expect, test, wake } from './test';

test('no internal link is dead, redirected, or points to a missing section', async ({ page, request }) => {
  const ids = new Map<string, string[]>();
  const pointers = new Map<string, string>();
  const queue = [...routes];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (ids.has(path)) continue;
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(200);
    const head = await readHead(page, await response.text());
    ids.set(path, head.ids);
    for (const { href } of head.links) {
      const [address = '', section] = href.split('#');
      const target = address.startsWith('/') ? address : path;
      if (!href.startsWith('/') && !href.startsWith('#')) continue;
      if (section) pointers.set(`${target}#${section}`, path);
      queue.push(target);
    }
  }
  expect(pointers.size).toBeGreaterThan(0);
  for (const [pointer, from] of pointers) {
    const [path = '', section = ''] = pointer.split('#');
    expect.soft(ids.get(path), `${from} links to ${pointer}`).toContain(section);
  }
});

test('a trailing slash redirects; capitals get a 404', { tag: '@host' }, async ({ request }) => {
  for (const { path } of listed.filter((page) => page.path !== '/')) {
    const slashed = await request.get(`${path}/`, { maxRedirects: 0 });
    expect(slashed.status(), path).toBe(308);
    expect(new URL(slashed.headers().location ?? '', 'http://site').pathname).toBe(path);
    const capitals = await request.get(path.toUpperCase(), { maxRedirects: 0 });
    expect(capitals.status(), path.toUpperCase()).toBe(/[a-z]/.test(path) ? 404 : 200);
  }
});

test('links to a section open in the right place', async ({ page }) => {
  await page.goto('/career#apply');
  await expect(page.getByRole('heading', { name: 'Apply here' })).toBeInViewport();
  await page.goto('/holyheaven/1#tips');
  await expect(page.getByRole('heading', { name: 'Pilgrimage Tips' })).toBeInViewport();
});

for (const [from, to] of [
  ['/under-development/1/trip', '/under-development/1?type=trip'],
  ['/hi/under-development/1/trip', '/hi/under-development/1?type=trip'],
  ['/hi', '/hi/holyheaven'],
] as const)
  test(`${from} is redirected to ${to}`, { tag: '@host' }, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location?.endsWith(to)).toBe(true);
  });

for (const { path, heading } of missing)
  test(`${path} responds 404, says '${heading}' and links onwards`, { tag: '@host' }, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect([...html.matchAll(/<h1\b[^>]*>([^<]*)<\/h1>/g)].map(([, text]) => text)).toEqual([heading]);
    const [main = ''] = html.match(/<main\b[\s\S]*<\/main>/) ?? [];
    expect(main).toMatch(new RegExp(`<a\\b[^>]* href="${pathIn(languageAt(path), '/holyheaven')}"`));
    expect(html).toContain('<footer');
  });

test('the prerender manifest gives unknown ids status 404, for hosts that read it', () => {
  const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  // The coming-soon page exists for any id.
  const unknown = Object.keys(routes).filter((path) => /^(?!.*under-development).*\/unknown$/.test(path));
  expect(unknown).toContain('/hi/holyheaven/plan-trips/unknown');
  for (const path of unknown) expect.soft(routes[path].initialStatus, path).toBe(404);
});

const { port } = new URL(servers.site);
const at = (path: string, host = templeHost) => `http://${host}:${port}${path}`;

test('only the temple host shows the temple home at /', { tag: '@host' }, async ({ page }) => {
  const current = page.getByRole('banner').getByRole('link', { name: 'Home' });
  await page.goto(at('/'));
  await expect(page.getByRole('main')).toContainText('Serving Devotees Since 2024');
  await expect(current).toHaveAttribute('aria-current', 'page');
  await wake(page);
  await expect(current).toHaveAttribute('aria-current', 'page');
  // At its own address, the temple home is not the home page.
  for (const host of [templeHost, 'localhost']) {
    await page.goto(at('/holyheaven', host));
    await expect(current).not.toHaveAttribute('aria-current');
  }
  await page.goto(at('/about'));
  await expect(page).toHaveTitle(/Vyomarka/);
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('Innovating Since 2024');
});
