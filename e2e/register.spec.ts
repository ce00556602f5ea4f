import type { Page, Route } from '@playwright/test';
import { expect, open, test } from './test';

const API = '**/api/v1/auth/register';
const person = { name: '  Asha Rao ', email: ' Asha.Rao@Example.COM ', password: 'Sky-high-9' };

const submitButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /Register|Processing/ });

async function fillIn(page: Page, email = person.email) {
  await page.goto('/register');
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
}

async function submitWith(page: Page, answer: Parameters<Route['fulfill']>[0]) {
  await page.route(API, (route) => route.fulfill(answer));
  await fillIn(page);
  await submitButton(page).click();
}

test('a registration is trimmed, sent once, and ends in success', async ({ page }) => {
  const calls: { body: unknown; headers: Record<string, string> }[] = [];
  await page.route(API, (route) => {
    calls.push({ body: route.request().postDataJSON(), headers: route.request().headers() });
    return route.fulfill({ status: 200, json: { id: '1' } });
  });
  await fillIn(page);
  await submitButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Registration Successful!' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to login' })).toHaveAttribute(
    'href',
    '/login',
  );
  expect(calls.map(({ body }) => body)).toEqual([
    { fullName: 'Asha Rao', email: 'asha.rao@example.com', password: person.password, role: 'USER' },
  ]);
  expect(calls[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'x-secure-request': 'true' });
  expect(page.url()).not.toContain('asha');
});

test.describe('a failed call', () => {
  test.use({ expectedComplaints: ['Failed to load resource'] });
  test('shows its banner and keeps what was typed', async ({ page }) => {
    await submitWith(page, { status: 500, json: { message: 'boom' } });
    const banner = page.getByRole('main').getByRole('alert');
    await expect(banner).toHaveText('Server error. Please try later');
    await expect(banner).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveValue(person.name);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
    await expect(submitButton(page)).toBeEnabled();
  });

  test('an answer later than 15 seconds counts as a network failure', async ({ page }) => {
    await page.clock.install();
    // The browser's abort signal ignores the fake clock, so this one uses a timer.
    await page.addInitScript(() => {
      AbortSignal.timeout = (ms) => {
        const late = new AbortController();
        setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), ms);
        return late.signal;
      };
    });
    await page.route(API, () => {});
    await fillIn(page);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText('Processing...');
    await page.clock.fastForward(10_000);
    await expect(submitButton(page)).toBeDisabled();
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Network error. Please check your connection.',
    );
  });
});

test('Enter in an incomplete form says what is missing', async ({ page }) => {
  await open(page, '/register');
  await page.getByLabel('Full name').press('Enter');
  const missing = ['Full name is required', 'Email is required', 'Password is required'];
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(missing);
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Full name is required');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password is required',
  );
  await page.getByLabel('Full name').fill('x'.repeat(51));
  await expect(page.getByText('Full name is required')).toBeHidden();
  await page.getByLabel('Full name').blur();
  await expect(page.getByText('Full name must be at most 50 characters')).toBeVisible();
  await page.getByLabel('Email').fill('asha@');
  await page.getByLabel('Email').blur();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
});

test('every control of the register page can be reached and used by keyboard', async ({ page }) => {
  await page.goto('/register');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.keyboard.type('Asha Rao');
  await page.keyboard.press('Tab');
  await page.keyboard.type('asha@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sky-high-9');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: 'Register' })).toBeFocused();
});
