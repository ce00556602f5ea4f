import { servers } from './servers';
import { freshRegistration } from './support/registration';
import { expect, register, test } from './test';

const stores = [['the embedded store', servers.site]];
if (process.env.TEST_DATABASE_URL) stores.push(['PostgreSQL', servers.postgres]);

test.use({ expectedComplaints: ['409 (Conflict)'] });

for (const [name, server] of stores)
  test(`an email gets one account on ${name}, whatever its case`, async ({ page }) => {
    const { email } = freshRegistration();
    await page.goto(`${server}/register`);
    await register(page, email);
    await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeVisible();
    await page.goto(`${server}/register`);
    await register(page, email.toUpperCase());
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Email already registered Log in instead',
    );
  });

test('the dashboard fits one screen', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Back to login' })).toBeInViewport({ ratio: 1 });
});

test('a password that was shown does not come back with the page', async ({ page }) => {
  await page.goto('/login');
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
  await email.fill('asha@example.com');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.pressSequentially('Secret-1');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL('/team');
  await page.goBack();
  await expect(email).toHaveValue('asha@example.com');
  await expect(password).toHaveValue('');
});
