import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { wordsIn } from '@/content/holyheaven/words';
import { languages, pathIn } from '@/content/languages';
import { temples, templesIn } from '@/content/temples';
import { instantOf } from '@/lib/india-time';
import { expect, open, test } from './test';

test('the temple home links where it should, and Register belongs to the company', async ({ page }) => {
  await page.goto('/holyheaven');
  const main = page.getByRole('main');
  await expect(main.getByText('Serving Devotees Since 2024')).toBeVisible();
  for (const { title, guide } of temples) {
    const entry = main.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
    await expect(entry).toContainText(guide.words.when);
  }
  const links = main.getByRole('link', { name: /Pilgrimage Info/ });
  await expect(links).toHaveCount(temples.length);
  for (const [index, { id }] of temples.entries())
    await expect(links.nth(index)).toHaveAttribute('href', `/holyheaven/${id}`);
  await expect(main.getByRole('link', { name: 'Request Pilgrimage Guide' })).toHaveAttribute(
    'href',
    '/contact?subject=other#write',
  );
  await expect(main.getByRole('link', { name: 'Our Mission' })).toHaveAttribute('href', '/about');
  for (const source of ['Mundaka Upanishad', 'Bhagavad Gita', 'Mahabharata'])
    await expect(main).toContainText(source);
  for (const name of ['Plan Your Pilgrimage', 'Daily Prayers'])
    await expect(main.getByRole('button', { name }).first()).toBeVisible();
  const register = page.getByRole('banner').getByRole('link', { name: /^Register/ });
  await expect(register).toHaveText('Register');
  await expect(register).toHaveAccessibleName('Register with Vyomarka');
  // Its colour differs from the page's own actions.
  const colourOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colourOf(register)).not.toBe(await colourOf(main.getByRole('button', { name: 'Search' })));
  await page.goto('/');
  await expect(register).toHaveAccessibleName('Register');
});

for (const [path, width, height] of [
  ['/holyheaven', 360, 740],
  ['/hi/holyheaven', 360, 740],
  ['/holyheaven', 1280, 800],
] as const)
  test(`the first screen of ${path} at ${width} px says what is open`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // In the morning, when a rite may interrupt darshan at Puri and the statuses are at their longest.
    await page.clock.setFixedTime(instantOf(temples[1]?.guide.facts.checked ?? '', 9 * 60 + 16));
    await page.goto(path);
    // On reload, fonts come from the cache.
    await page.reload();
    await expect(page.locator('[aria-labelledby="statuses"] li').last()).toBeInViewport({ ratio: 1 });
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    if (width === 360) expect(whole).toBeLessThanOrEqual(5000);
  });

// temple-search.test.tsx covers what a search does, lib/temples/search/search.test.ts what each query finds.
test('the whole row of a verdict leads to its temple', async ({ page }) => {
  await open(page, '/holyheaven');
  const { x, y } = (await page.locator('[data-line="verdict"]').first().boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 60, y + 8);
  await expect(page).toHaveURL('/holyheaven/1');
});

test('search results come from the site’s index and are in view', { tag: '@host' }, async ({ page }) => {
  await open(page, '/holyheaven');
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { name });
  const box = page.getByRole('searchbox');
  await box.fill(' rāmeśvaram ');
  await box.press('Enter');
  await expect(heading('Badrinath Temple')).toBeHidden();
  await expect(heading('Rameshwaram Temple')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/holyheaven?q=Puri');
  const found = page.getByRole('main').getByRole('link', { name: 'Jagannath Temple', exact: true });
  await expect(found).toBeInViewport();
  await expect(page.getByRole('article').locator('picture img').filter({ visible: true })).toHaveCount(1);
  // Nothing else competes with it.
  await expect(heading('Words to carry with you')).toBeHidden();
  const { name = '', site } = wordsIn('en').search.elsewhere.find((place) => place.site) ?? {};
  await box.fill(name);
  await box.press('Enter');
  await expect(page.getByRole('link', { name: site })).toBeInViewport();
  await expect(heading('Badrinath Temple')).toBeVisible();
});

// components/holyheaven/coming-soon-screen.test.tsx covers the rest of these pages.
const kinds: [address: string, title: string, temple: boolean][] = [
  ['/under-development/1', 'Feature Under Development', true],
  ['/under-development/1?type=other', 'Feature Under Development', true],
  ['/under-development/999', 'Feature Under Development', false],
  ['/under-development/offline', 'Feature Under Development', false],
  ['/under-development/1?type=donation', 'Donation System Under Development', true],
  ['/under-development/77?type=donation', 'Donation System Under Development', false],
  ['/under-development/1?type=trip', 'Trip Planning Under Development', true],
];
for (const [address, title, temple] of kinds)
  test(`${address} is served as '${title}'`, { tag: '@host' }, async ({ request }) => {
    const html = await (await request.get(address)).text();
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toMatch(new RegExp(`<h1\\b[^>]*>${title}</h1>`));
    const [main = ''] = html.match(/<main\b[\s\S]*<\/main>/) ?? [];
    expect(/(Back to|Trip planning for) Badrinath Temple/.test(main)).toBe(temple);
  });

// The one install error to expect: Playwright's contexts count as incognito windows.
const OF_TESTS = 'in-incognito';

for (const { code, tag } of languages)
  test(`Chrome can install the temple area in ${code}, from any of its pages`, async ({ page, request }) => {
    const start = pathIn(code, '/holyheaven');
    const session = await page.context().newCDPSession(page);
    for (const path of [start, `${start}/1`, `${start}/plan-trips/2`]) {
      await page.goto(path);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== OF_TESTS)).toEqual([]);
      const { url, errors } = await session.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(new URL(url).pathname).toBe(pathIn(code, '/manifest.webmanifest'));
    }
    const answer = await request.get(pathIn(code, '/manifest.webmanifest'));
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ id: start, start_url: start, lang: tag, scope: '/' });
    expect(manifest.shortcuts).toHaveLength(templesIn(code).length);
    for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts])
      expect((await request.get(url)).status(), url).toBe(200);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

test('the company’s pages offer nothing to install', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
});
