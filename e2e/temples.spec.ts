import type { Locator } from '@playwright/test';
import { temples } from '@/content/temples';
import { expect, open, test } from './test';

test('the temple home links to each temple, the guide and the mission', async ({ page }) => {
  await page.goto('/holyheaven');
  const main = page.getByRole('main');
  await expect(main.getByText('Serving Devotees Since 2024')).toBeVisible();
  for (const { title } of temples) await expect(main.getByRole('heading', { name: title })).toBeVisible();
  const links = main.getByRole('link', { name: /Pilgrimage Info/ });
  await expect(links).toHaveCount(temples.length);
  for (const [index, { id }] of temples.entries())
    await expect(links.nth(index)).toHaveAttribute('href', `/holyheaven/${id}`);
  await expect(main.getByRole('link', { name: 'Request Pilgrimage Guide' })).toHaveAttribute(
    'href',
    '/contact?subject=other',
  );
  await expect(main.getByRole('link', { name: 'Our Mission' })).toHaveAttribute('href', '/about');
  for (const source of ['Mundaka Upanishad', 'Bhagavad Gita', 'Mahabharata'])
    await expect(main).toContainText(source);
  await expect(main.locator('[lang="sa"]').first()).toBeVisible();
  for (const name of ['Plan Your Pilgrimage', 'Daily Prayers'])
    await expect(main.getByRole('button', { name }).first()).toBeVisible();
});

test('Register is the company’s: by its name, and in no colour of the page’s own actions', async ({
  page,
}) => {
  await page.goto('/holyheaven');
  const colourOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  const register = page
    .getByRole('banner')
    .getByRole('link', { name: 'Register with Vyomarka', exact: true });
  await expect(register).toHaveText('Register');
  const search = page.getByRole('button', { name: 'Search' });
  expect(await colourOf(register)).not.toBe(await colourOf(search));
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register', exact: true })).toBeVisible();
});

// lib/temples/search.test.ts covers what each text finds.
test('a search is answered in the page and kept in the address', { tag: '@host' }, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'info' && logged.push(message.text()));
  await open(page, '/holyheaven');
  const heading = (name: string) => page.getByRole('main').getByRole('heading', { name });
  const box = page.getByRole('searchbox');
  await box.fill(' rāmeśvaram ');
  await box.press('Enter');
  await expect(heading('Badrinath Temple')).toBeHidden();
  await expect(heading('Jagannath Temple')).toBeHidden();
  await expect(heading('Rameshwaram Temple')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 temple found' })).toBeAttached();
  await expect(box).toHaveValue(' rāmeśvaram ');
  await expect.poll(() => logged).toHaveLength(1);
  expect(logged[0]).toContain('rāmeśvaram');
  await box.fill('Puri');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/holyheaven?q=Puri');
  await page.goto('/holyheaven?q=Puri');
  await expect(box).toHaveValue('Puri');
  await expect(heading('Badrinath Temple')).toBeHidden();
  await expect(heading('Jagannath Temple')).toBeVisible();
});

test.describe('a donation', () => {
  const submit = { name: 'Make Divine Donation' };

  test('only navigates, and puts nothing personal into an address', {
    tag: '@host',
  }, async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      urls.push(request.url());
      expect(request.method()).toBe('GET');
    });
    await page.goto('/holyheaven/donation/3');
    await page.getByLabel('Full Name').fill('Asha Rao');
    await page.getByLabel('Email Address').fill('asha@example.com');
    await page.getByLabel('Phone Number').fill('9876543210');
    await page.getByRole('button', submit).dblclick();
    await expect(page).toHaveURL('/under-development/3?type=donation');
    expect(urls.filter((url) => /asha|98765/i.test(url))).toEqual([]);
  });

  test('has other ways to help', async ({ page }) => {
    await page.goto('/holyheaven/donation/1');
    await expect(page.getByRole('button', { name: 'Sponsor a Pooja' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Visit Our Temples' })).toHaveAttribute(
      'href',
      '/holyheaven',
    );
  });
});

test.describe('a pilgrimage plan', () => {
  test('accepts today', { tag: '@host' }, async ({ page }) => {
    await page.clock.setFixedTime(new Date(2027, 0, 15, 10));
    await open(page, '/holyheaven/plan-trips/1');
    const date = page.getByLabel('Travel Dates');
    await expect(date).toHaveAttribute('min', '2027-01-15');
    await date.fill('2027-01-15');
    await page.getByLabel('Number of Pilgrims').fill('1');
    await page.getByRole('button', { name: 'Submit Pilgrimage Plan' }).click();
    await expect(page).toHaveURL('/under-development/1?type=trip');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Planning Under Development');
  });

  test('goes back to the page before', async ({ page }) => {
    await page.goto('/holyheaven/2');
    await page.getByRole('main').getByRole('link', { name: 'Plan Your Pilgrimage' }).first().click();
    await expect(page).toHaveURL('/holyheaven/plan-trips/2');
    await page.getByRole('main').getByText('Go Back').click();
    await expect(page).toHaveURL('/holyheaven/2');
  });

  test('promises an answer within a day and offers help', async ({ page }) => {
    await page.goto('/holyheaven/plan-trips/1');
    await expect(page.getByRole('main')).toContainText('within 24 hours');
    await expect(page.getByRole('button', { name: 'Contact Our Priests' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Explore More Temples' })).toHaveAttribute(
      'href',
      '/holyheaven',
    );
  });
});

// components/holyheaven/screens.test.tsx covers the words and links of each kind.
const kinds: [address: string, title: string, temple: boolean][] = [
  ['/under-development/1', 'Feature Under Development', false],
  ['/under-development/1?type=other', 'Feature Under Development', false],
  ['/under-development/1?type=donation', 'Donation System Under Development', true],
  ['/under-development/77?type=donation', 'Donation System Under Development', false],
  ['/under-development/1?type=trip', 'Trip Planning Under Development', true],
];
for (const [address, title, temple] of kinds)
  test(`${address} is served as '${title}'`, { tag: '@host' }, async ({ request }) => {
    const html = await (await request.get(address)).text();
    expect(html).toMatch(new RegExp(`<h1\\b[^>]*>${title}</h1>`));
    const [main = ''] = html.match(/<main\b[\s\S]*<\/main>/) ?? [];
    expect(main.includes('Badrinath Temple')).toBe(temple);
  });
