import { expect, test } from './test';

// components/account/register-form.test.tsx covers what is sent, and what an answer shows.
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
