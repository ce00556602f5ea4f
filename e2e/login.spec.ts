import type { Page } from '@playwright/test';
import { expect, test } from './test';

async function logIn(page: Page) {
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password', { exact: true }).fill('anything');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login Successful!' })).toBeFocused();
}

// components/account/login-form.test.tsx covers what it shows on the way.
test('a login makes no call, and keeps the email alone for the next visit, if asked to', {
  tag: '@host',
}, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()));
  await page.goto('/login');
  await page.getByLabel('Remember me').check();
  await logIn(page);
  const on = page.getByRole('main').getByRole('link', { name: 'Go to dashboard' });
  await expect(on).toHaveAttribute('href', '/dashboard');
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    'remembered-email': 'asha@example.com',
  });
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com');
  await page.getByLabel('Remember me').uncheck();
  await logIn(page);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the dashboard fits one screen, and links to Holy Heaven and back to the login page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Back to login' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('link', { name: /Holy Heaven/ })).toHaveAttribute(
    'href',
    '/holyheaven',
  );
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page).toHaveURL('/login');
});
