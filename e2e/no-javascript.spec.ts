import { worlds } from './routes';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

for (const [world, paths] of worlds)
  test(`${world} reads completely without JavaScript`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const hidden = await page
        .locator('[data-reveal]')
        .evaluateAll((all) => all.filter((element) => getComputedStyle(element).opacity !== '1').length);
      expect.soft(hidden, `hidden elements of ${path}`).toBe(0);
    }
  });

test('the menu opens without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
});

test('the account forms say what to do instead, and send nothing', async ({ page }) => {
  for (const path of ['/register', '/login', '/forgot-password', '/contact', '/career', '/demo']) {
    await page.goto(path);
    await expect(page.getByText('This form needs JavaScript')).toBeVisible();
    await expect(page.getByRole('main').locator('button[type="submit"]')).toBeDisabled();
    expect(await page.locator('form [name]').count(), `${path} has a field that a browser would send`).toBe(
      0,
    );
  }
});

test('a donation leads to its coming-soon page and sends nothing', { tag: '@host' }, async ({ page }) => {
  await page.goto('/holyheaven/donation/1');
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email Address').fill('asha@example.com');
  await page.getByRole('button', { name: 'Make Divine Donation' }).click();
  await expect(page).toHaveURL('/holyheaven/donation/1');
  await page.getByLabel('Phone Number').fill('9876543210');
  await page.getByRole('button', { name: 'Make Divine Donation' }).click();
  await expect(page).toHaveURL('/under-development/1?type=donation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donation System Under Development');
});

test('a pilgrimage plan leads to its coming-soon page and sends nothing', {
  tag: '@host',
}, async ({ page }) => {
  await page.goto('/holyheaven/plan-trips/3');
  await page.getByLabel('Travel Dates').fill('2999-01-15');
  await page.getByLabel('Number of Pilgrims').fill('4');
  await page.getByRole('button', { name: 'Submit Pilgrimage Plan' }).click();
  await expect(page).toHaveURL('/under-development/3?type=trip');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Planning Under Development');
});
