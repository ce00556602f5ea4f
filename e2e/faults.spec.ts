import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addDays, indianDay } from '@/lib/india-time';
import { expect, fillRegister, open, register, test } from './test';

const SCRIPTS = /\/_next\/static\/.*\.js$/;
const submitOf = (page: Page) => page.getByRole('main').locator('button[type="submit"]');
const wayOn = (page: Page) => page.getByText('This form needs JavaScript');

test.use({
  expectedComplaints: ['Failed to load', 'ERR_', 'Failed to fetch', 'ChunkLoadError', 'Loading chunk'],
});

async function isReadable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const element of await page.locator('[data-reveal]').all())
    await expect(element).toHaveCSS('opacity', '1');
}

test.describe('when no script file arrives', () => {
  test.beforeEach(({ page }) => page.route(SCRIPTS, (route) => route.abort()));

  test('pages read completely and links, menu and donation work', async ({ page }) => {
    for (const path of ['/', '/team', '/holyheaven', '/holyheaven/1', '/nowhere']) {
      await page.goto(path);
      await page.mouse.move(100, 200);
      await isReadable(page);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL('/team');
    await page.goto('/holyheaven/donation/1');
    await page.getByLabel('Full Name').fill('Asha Rao');
    await page.getByLabel('Email Address').fill('asha@example.com');
    await page.getByLabel('Phone Number').fill('9876543210');
    await page.getByRole('button', { name: 'Make Divine Donation' }).click();
    await expect(page).toHaveURL('/under-development/1?type=donation');
  });

  test('a link to a day of the planner shows the whole year', async ({ page }) => {
    await page.goto(`/holyheaven/plan-trips/2#${addDays(indianDay(), 60)}`);
    await expect(page.locator('#plan-title')).toBeVisible();
  });

  // e2e/no-javascript.spec.ts checks the message of every form.
  for (const path of ['/register', '/contact'])
    test(`${path} says what to do instead`, async ({ page }) => {
      await page.goto(path);
      await page.mouse.move(100, 200);
      await expect(wayOn(page)).toBeVisible();
    });
});

test('a form says what to do if any script is missing', async ({ page, browser, baseURL }) => {
  const urls = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && urls.add(request.url()));
  await open(page, '/register');
  expect(urls.size).toBeGreaterThan(3);
  const without = async (url: string) => {
    const other = await browser.newPage({ baseURL });
    await other.route(url, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await other.goto('/register');
    await isReadable(other);
    await fillRegister(other);
    const usable = submitOf(other).and(other.locator(':enabled'));
    await expect(wayOn(other).or(usable).first(), `without ${url}`).toBeVisible({ timeout: 30_000 });
    await expect(other.getByLabel('Full name')).toHaveValue('Asha Rao');
    await other.close();
  };
  // In parallel, since most of the time is spent waiting.
  await Promise.all([...urls].map(without));
});

test.describe('after a new deployment', () => {
  /** Simulates a new build: the scripts of this one are gone, and page data names the other. */
  async function deploy(page: Page) {
    const build = readFileSync('.next/BUILD_ID', 'utf8');
    const counts = { renamed: 0, documents: 0 };
    await page.route('**/*', async (route) => {
      const asked = route.request();
      if (asked.resourceType() === 'document') counts.documents += 1;
      if (asked.resourceType() === 'script' && counts.documents === 0)
        return route.fulfill({ status: 404, body: '' });
      if (asked.headers().rsc === undefined) return route.continue();
      const response = await route.fetch();
      const data = await response.text();
      if (data.includes(build)) counts.renamed += 1;
      await route.fulfill({ response, body: data.replaceAll(build, 'another-build') });
    });
    return counts;
  }

  test('links on an open page lead to the new build', async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const counts = await deploy(page);
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/register');
    await expect(page.getByLabel('Full name')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    expect(counts.renamed, 'answers that named the build').toBeGreaterThan(0);
    await fillRegister(page);
    await expect(submitOf(page)).toBeEnabled();
  });

  test('a form whose scripts are running keeps what was typed and can be sent', async ({ page }) => {
    await open(page, '/register');
    await page.getByLabel('Full name').fill('Asha Rao');
    const counts = await deploy(page);
    await register(page, `deployed-${Date.now()}@example.com`);
    await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
    expect(counts.documents).toBe(0);
  });
});
